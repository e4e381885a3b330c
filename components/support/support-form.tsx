'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showFieldErrors } from '@/components/account/field-errors'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { SelectField } from '@/components/ui/form/select-field'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { requestSupport } from '@/lib/contract/support'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { MAX_MESSAGE_LENGTH, SUPPORT_TOPICS } from '@/lib/domain/support'
import { OrderField } from './order-field'
import { ProductField } from './product-field'
import { dropSupportDraft, type SupportValues, supportIdempotencyKey } from './support-draft'
import { SupportSent, type SupportSentProps } from './support-sent'
import { useOwnOrders } from './use-own-orders'
import { useSupportValues } from './use-support-values'

const EMPTY: SupportValues = {
  topic: '',
  name: '',
  email: '',
  order_id: '',
  order_reference: '',
  product_id: '',
  message: '',
}

/**
 * The support form: input survives errors, reloads and lost connections; a second submit sends nothing twice.
 */
export function SupportForm() {
  const t = useTranslations('pages.support')
  const errorText = useErrorText()
  const form = useForm<SupportValues>({ defaultValues: EMPTY })
  const own = useOwnOrders()
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<Omit<SupportSentProps, 'onAgain'> | null>(null)
  const { errors, isSubmitting } = form.formState
  useSupportValues(form)

  const submit = form.handleSubmit(async (typed) => {
    setProblem(null)
    const mine = own.orders.some(({ id }) => id === typed.order_id)
    const values = {
      ...typed,
      order_id: mine ? typed.order_id : '',
      order_reference: mine ? '' : typed.order_reference,
    }
    try {
      const { data } = await send<typeof requestSupport>('POST', '/api/support', values, {
        idempotencyKey: supportIdempotencyKey(values),
      })
      setSent({ number: data.number, dueAt: data.reply_due_at ?? null, email: values.email })
      form.reset({ ...EMPTY, name: typed.name, email: typed.email })
      dropSupportDraft()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  const field = (name: keyof SupportValues) => ({ ...form.register(name), error: errors[name]?.message })

  if (sent) return <SupportSent {...sent} onAgain={() => setSent(null)} />
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <FormError message={problem} busy={isSubmitting} />
        <SelectField label={t('form.topic')} {...field('topic')} value={form.watch('topic')}>
          <option value="" disabled>
            {t('form.choose')}
          </option>
          {SUPPORT_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topics.${topic}`)}
            </option>
          ))}
        </SelectField>
        <ProductField />
        {form.watch('topic') !== 'product' && <OrderField {...own} />}
        <TextField
          label={t('form.name')}
          autoComplete="name"
          maxLength={MAX_FULL_NAME_LENGTH}
          {...field('name')}
        />
        <TextField
          label={t('form.email')}
          hint={t('form.emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
        <TextAreaField
          label={t('form.message')}
          hint={t('form.messageHint')}
          className="min-h-44"
          count
          maxLength={MAX_MESSAGE_LENGTH}
          {...field('message')}
        />
        <div className="grid gap-2.5">
          <Button type="submit" size="lg" wide busy={isSubmitting}>
            {t('form.submit')}
          </Button>
          <p className="text-13 text-ink-3">{t('form.draftSaved')}</p>
        </div>
      </form>
    </FormProvider>
  )
}
