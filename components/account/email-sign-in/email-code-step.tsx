'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type AwaitedCode, codeValues } from '@/components/account/awaited-code'
import { CodeField } from '@/components/account/code-field'
import { showFieldErrors } from '@/components/account/field-errors'
import { savePasskeyOffer } from '@/components/account/passkey/passkey-offer'
import { ResendRow } from '@/components/account/resend-row'
import { challengeOf } from '@/components/account/two-step-challenge'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { verifySignInCode } from '@/lib/contract/auth'
import { showToast } from '@/stores/toasts'
import type { EmailSignInStepProps } from './email-sign-in'

interface EmailCodeStepProps extends EmailSignInStepProps {
  awaited: AwaitedCode
  /** The account has two-step verification. */
  onChallenge(challenge: string): void
  onBack(): void
}

/** The code from the email. */
export function EmailCodeStep({
  form,
  awaited,
  requestCode,
  onSignedIn,
  onChallenge,
  onBack,
  onPassword,
}: EmailCodeStepProps) {
  const t = useTranslations('auth')
  const errorText = useErrorText()
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const busy = form.formState.isSubmitting || leaving
  useEffect(() => form.setFocus('code'), [form])

  function show(error: unknown) {
    if (!showFieldErrors(form, error)) setProblem(errorText(error))
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    const input = { email: values.email.trim(), code: values.code.trim() }
    try {
      const session = await send<typeof verifySignInCode>('POST', '/api/auth/verify-sign-in-code', input)
      setLeaving(true)
      if (session.opened) savePasskeyOffer(session.user.id)
      await onSignedIn(session)
    } catch (error) {
      setLeaving(false)
      const challenge = challengeOf(error)
      if (challenge) onChallenge(challenge)
      else show(error)
    }
  })

  const resend = async () => {
    setProblem(null)
    try {
      await requestCode()
      form.resetField('code', { defaultValue: '' })
      form.setFocus('code')
      showToast({ title: t('verify.resent'), colour: 'info' })
    } catch (error) {
      show(error)
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={busy} />
      <p className="wrap-break-word text-ink-2">
        {t('verify.sent', { ...codeValues(awaited), email: form.getValues('email').trim() })}
      </p>
      <CodeField label={t('verify.code')} control={form.control} name="code" digits={awaited.digits} />
      <Button type="submit" size="lg" wide busy={busy}>
        {t('email.confirm')}
      </Button>
      <ResendRow resendAt={awaited.resendAt} onResend={resend} back={t('email.back')} onBack={onBack} />
      <Button variant="text" wide onClick={onPassword}>
        {t('email.withPassword')}
      </Button>
      <p className="text-13 text-ink-3">{t('email.missing')}</p>
    </form>
  )
}
