import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import type { User } from '@/lib/contract/auth'
import { setAuthUser } from '@/stores/auth'
import { showFieldErrors } from './field-errors'
import { dropForgotDraft } from './forgot-draft'
import type { ForgotForm, ForgotValues } from './forgot-values'
import { challengeOf } from './two-step-challenge'
import { TwoStepStep } from './two-step-step'

interface NewPasswordFormProps {
  form: ForgotForm
  /** For password managers; unknown where a link was opened. */
  email?: string
  /** Returns the user, who is then signed in. @throws ApiError */
  save(passwords: Pick<ForgotValues, 'password' | 'password_confirmation'>): Promise<User>
  /** Returns whether it has handled the error. */
  onError(error: unknown): boolean
}

/** The new password; submitting it signs the user in. */
export function NewPasswordForm({ form, email, save, onError }: NewPasswordFormProps) {
  const t = useTranslations('forgot.password')
  const hint = useTranslations('auth.signUp')('passwordHint')
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { path } = usePreferences()
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const twoStep = useTranslations('auth.twoStep')
  const { errors, isSubmitting } = form.formState
  useEffect(() => form.setFocus('password'), [form])

  function enter(user: User) {
    requireStored()
    setLeaving(true)
    dropForgotDraft()
    setAuthUser(user)
    // Everything cached was rendered for a signed-out visitor.
    window.location.assign(path('/'))
  }

  const submit = form.handleSubmit(async ({ password, password_confirmation }) => {
    setProblem(null)
    try {
      enter(await save({ password, password_confirmation }))
    } catch (error) {
      const next = challengeOf(error)
      if (next) {
        dropForgotDraft()
        setChallenge(next)
      } else if (!onError(error) && !showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  const field = (name: 'password' | 'password_confirmation') => ({
    ...form.register(name),
    error: errors[name]?.message,
    autoComplete: 'new-password',
  })

  // The password is changed by then: signing in again asks for the second step as well.
  const toSignIn = () => window.location.assign(path('/sign-in'))
  if (challenge)
    return (
      <TwoStepStep
        challenge={challenge}
        note={twoStep('changed')}
        onSignedIn={({ user }) => enter(user)}
        onExpired={toSignIn}
      />
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={isSubmitting || leaving} />
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField label={t('label')} hint={hint} {...field('password')} />
      <PasswordField label={t('confirmation')} {...field('password_confirmation')} />
      <Button type="submit" size="lg" wide busy={isSubmitting || leaving}>
        {t('submit')}
      </Button>
    </form>
  )
}
