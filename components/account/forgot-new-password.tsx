'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { send } from '@/lib/api/browser'
import type { resetPassword } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { setAuthUser } from '@/stores/auth'
import { AccountHeading } from './account-heading'
import { showFieldErrors } from './field-errors'
import { dropForgotDraft } from './forgot-draft'
import type { ForgotStepProps } from './forgot-password'

/** The last step: the new password; submitting it signs the user in. */
export function ForgotNewPassword({ form, at, go }: ForgotStepProps<'password'>) {
  const t = useTranslations('forgot.password')
  const hint = useTranslations('auth.signUp')('passwordHint')
  const step = useTranslations('forgot')('step', { step: 3 })
  const words = useErrorText()
  const requireStored = useStoredSession()
  const { path } = usePreferences()
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const { errors, isSubmitting } = form.formState
  const { email, code, resendAt } = at
  useEffect(() => form.setFocus('password'), [form])

  const submit = form.handleSubmit(async ({ password, password_confirmation }) => {
    setProblem(null)
    try {
      const { user } = await send<typeof resetPassword>('POST', '/api/auth/reset-password', {
        email,
        code,
        password,
        password_confirmation,
      })
      requireStored()
      setLeaving(true)
      dropForgotDraft()
      setAuthUser(user)
      // Everything cached was rendered for a signed-out visitor.
      window.location.assign(path('/'))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_CODE') {
        form.resetField('code')
        go({ step: 'code', email, resendAt })
        // After the field is mounted.
        setTimeout(() => form.setError('code', { type: 'server', message: t('expired') }))
      } else if (!showFieldErrors(form, error)) setProblem(words(error))
    }
  })

  const field = (name: 'password' | 'password_confirmation') => ({
    ...form.register(name),
    error: errors[name]?.message,
    autoComplete: 'new-password',
  })

  return (
    <>
      <AccountHeading
        title={t('title')}
        lead={t.rich('lead', { email, address: (part) => <b className="font-semibold">{part}</b> })}
        step={step}
      />
      <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
        <FormError message={problem} busy={isSubmitting || leaving} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={t('label')} hint={hint} {...field('password')} />
        <PasswordField label={t('confirmation')} {...field('password_confirmation')} />
        <Button type="submit" size="lg" wide busy={isSubmitting || leaving}>
          {t('submit')}
        </Button>
      </form>
    </>
  )
}
