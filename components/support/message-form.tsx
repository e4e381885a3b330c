'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/account/field-errors'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { send } from '@/lib/api/browser'
import type { SupportThread, writeSupportMessage } from '@/lib/contract/support'
import { newIdempotencyKey } from '@/lib/domain/idempotency-key'
import { MAX_MESSAGE_LENGTH } from '@/lib/domain/support'
import { showToast } from '@/stores/toasts'
import { requestsQuery } from './requests-query'

/** Adds a message to a request; sending the same text again after a lost connection adds it once. */
export function MessageForm({ number }: { number: string }) {
  const t = useTranslations('supportThread')
  const errorText = useErrorText()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const lastPress = useRef({ message: '', key: '' })
  const form = useForm({ defaultValues: { message: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ message }) => {
    setProblem(null)
    if (lastPress.current.message !== message) lastPress.current = { message, key: newIdempotencyKey() }
    try {
      const { data } = await send<typeof writeSupportMessage>(
        'POST',
        '/api/support/requests/{number}/messages',
        { number, message },
        { idempotencyKey: lastPress.current.key },
      )
      queries.setQueryData<SupportThread[]>(requestsQuery.queryKey, (all) =>
        all?.map((thread) => (thread.number === number ? data : thread)),
      )
      form.reset()
      lastPress.current = { message: '', key: '' }
      showToast({ title: t('sent') })
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid justify-items-start gap-3 border-t border-line pt-4"
    >
      <FormError message={problem} busy={isSubmitting} />
      <div className="w-full">
        <TextAreaField
          label={t('message')}
          count
          maxLength={MAX_MESSAGE_LENGTH}
          error={errors.message?.message}
          {...form.register('message')}
        />
      </div>
      <Button type="submit" variant="secondary" busy={isSubmitting}>
        {t('send')}
      </Button>
    </form>
  )
}
