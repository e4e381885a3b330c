'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { send } from '@/lib/api/browser'
import type { SignUpForm, verifyRegister } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { showToast } from '@/stores/toasts'
import { type AwaitedCode, codeValues } from './awaited-code'
import { CodeField } from './code-field'
import { showFieldErrors } from './field-errors'
import { redirectAfterSignIn } from './redirect-after-sign-in'
import { ResendRow } from './resend-row'
import type { SignUpValues } from './sign-up'
import { dropSignUpDraft } from './sign-up-draft'

interface VerifyStepProps {
  form: UseFormReturn<SignUpValues>
  popup: boolean
  awaited: AwaitedCode
  requestCode(values: SignUpValues): Promise<void>
  /** Converts the form values to the request body. */
  sent(values: SignUpValues): SignUpForm & { code: string }
  onBack(): void
}

/** Fields of this step; any other invalid field must be changed in the previous form. */
const OWN_FIELDS = new Set(['code', 'password', 'password_confirmation'])

export function VerifyStep({ form, popup, awaited, requestCode, sent, onBack }: VerifyStepProps) {
  const t = useTranslations('auth')
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { path } = usePreferences()
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [asksPassword, setAsksPassword] = useState(false)
  const { errors, isSubmitting } = form.formState
  useEffect(() => form.setFocus('code'), [form])
  const refused = useRef<unknown>(null)
  useEffect(() => {
    // After the fields are mounted, so that they can take the focus.
    if (asksPassword) showFieldErrors(form, refused.current)
  }, [form, asksPassword])

  function show(error: unknown) {
    const wrong = error instanceof ApiError ? Object.keys(error.errors) : []
    if (wrong.some((field) => !OWN_FIELDS.has(field))) {
      onBack()
      // After the fields are mounted, so that they can take the focus.
      setTimeout(() => showFieldErrors(form, error))
    } else if (!asksPassword && wrong.some((field) => field !== 'code')) {
      // The page lost the password by a reload, and the server no longer has it either.
      refused.current = error
      setAsksPassword(true)
    } else if (!showFieldErrors(form, error)) setProblem(errorText(error))
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      const { user } = await send<typeof verifyRegister>('POST', '/api/auth/verify-register', sent(values))
      requireStored()
      setLeaving(true)
      dropSignUpDraft()
      await redirectAfterSignIn({ popup, path, user })
    } catch (error) {
      show(error)
    }
  })

  const resend = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      await requestCode(values)
      form.resetField('code', { defaultValue: '' })
      form.setFocus('code')
      showToast({ title: t('verify.resent'), colour: 'info' })
    } catch (error) {
      show(error)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={isSubmitting || leaving} />
      {popup && <h2 className="text-20">{t('verify.title')}</h2>}
      <p className="wrap-break-word text-ink-2">
        {t('verify.sent', { ...codeValues(awaited), email: form.getValues('email') })}
      </p>
      <CodeField label={t('verify.code')} control={form.control} name="code" digits={awaited.digits} />
      {asksPassword && (
        <>
          <p className="text-14 text-ink-2">{t('verify.again')}</p>
          <input type="email" autoComplete="username" value={form.getValues('email')} readOnly hidden />
          <PasswordField
            label={t('signUp.password')}
            autoComplete="new-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <PasswordField
            label={t('signUp.confirmation')}
            autoComplete="new-password"
            error={errors.password_confirmation?.message}
            {...form.register('password_confirmation')}
          />
        </>
      )}
      <Button type="submit" size="lg" wide busy={isSubmitting || leaving}>
        {t('verify.submit')}
      </Button>
      <ResendRow resendAt={awaited.resendAt} onResend={resend} back={t('verify.back')} onBack={onBack} />
    </form>
  )
}
