'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showFieldErrors } from '@/components/account/field-errors'
import { GoogleSignIn } from '@/components/account/google/google-sign-in'
import { PasskeyButton } from '@/components/account/passkey/passkey-button'
import { TermsLine } from '@/components/account/terms-line'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextField } from '@/components/ui/form/text-field'
import type { EmailSignInStepProps } from './email-sign-in'

interface EmailStepProps extends EmailSignInStepProps {
  popup: boolean
  /** Why the visitor is here again. */
  problem: string | null
}

/** The only field that a new customer fills in to open an account. */
export function EmailStep({
  form,
  popup,
  problem: before,
  requestCode,
  onSignedIn,
  onPassword,
}: EmailStepProps) {
  const t = useTranslations('auth')
  const errorText = useErrorText()
  const { offered } = usePreferences()
  const [problem, setProblem] = useState(before)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async () => {
    setProblem(null)
    try {
      await requestCode()
    } catch (error) {
      if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={isSubmitting} />
      <GoogleSignIn popup={popup} onProblem={setProblem} />
      <TextField
        label={t('email.label')}
        hint={t('email.hint', { hasOrders: String(offered.orders) })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {t('email.submit')}
      </Button>
      <PasskeyButton label={t('signIn.passkey')} onSignedIn={onSignedIn} onProblem={setProblem} />
      <Button variant="text" wide onClick={onPassword}>
        {t('email.withPassword')}
      </Button>
      <TermsLine of="email" />
    </form>
  )
}
