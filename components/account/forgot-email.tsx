'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextField } from '@/components/ui/form/text-field'
import { AccountHeading } from './account-heading'
import { showFieldErrors } from './field-errors'
import type { ForgotStepProps } from './forgot-password'
import { requestResetCode } from './request-reset-code'

/** The first step: the email address for the code. */
export function ForgotEmail({ form, go, lead }: ForgotStepProps<'email'> & { lead: React.ReactNode }) {
  const t = useTranslations('forgot')
  const errorText = useErrorText()
  const [problem, setProblem] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    setProblem(null)
    try {
      const awaited = await requestResetCode(email)
      form.setValue('code', '')
      go({ step: 'code', email: email.trim(), ...awaited })
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  return (
    <>
      <AccountHeading title={t('title')} lead={lead} step={t('step', { step: 1 })} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <FormError message={problem} busy={isSubmitting} />
        <TextField
          label={t('email.label')}
          hint={t('email.hint')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" size="lg" wide busy={isSubmitting}>
          {t('email.submit')}
        </Button>
      </form>
    </>
  )
}
