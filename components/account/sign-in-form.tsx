'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { Button } from '@/components/ui/action/button'
import { Link } from '@/components/ui/action/link'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { PasswordField } from '@/components/ui/form/password-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { login, User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { showFieldErrors } from './field-errors'
import { saveForgotDraft } from './forgot-draft'
import { type FormMemory, useFormMemory } from './form-memory'
import { GoogleSignIn } from './google/google-sign-in'
import { PasskeyButton } from './passkey/passkey-button'
import { redirectAfterSignIn } from './redirect-after-sign-in'
import { TermsLine } from './terms-line'
import { challengeOf } from './two-step-challenge'
import { TwoStepStep } from './two-step-step'

/** With the right password, too, while sign-in is paused: the answer must not tell which. */
const PASSWORD_REFUSED = ['CREDENTIALS_WRONG', 'RATE_LIMITED']

export interface SignInValues {
  credential: string
  password: string
}

interface SignInFormProps {
  popup?: boolean
  memory?: FormMemory<SignInValues>
  /** Sign in with a mailed code instead; absent at an API host without such codes. */
  onCode?(): void
}

export function SignInForm({ popup = false, memory, onCode }: SignInFormProps) {
  const t = useTranslations('auth.signIn')
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { path } = usePreferences()
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [suggestsCode, setSuggestsCode] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useForm<SignInValues>({ defaultValues: memory?.values ?? { credential: '', password: '' } })
  useFormMemory(form, memory)
  const { errors, isSubmitting } = form.formState

  /** Carries an entered email address over to the next page. */
  function takeEmailAlong() {
    const email = form.getValues('credential').trim()
    if (email.includes('@')) saveForgotDraft({ step: 'email', email })
  }

  async function enter({ user }: { user: User }) {
    requireStored()
    setLeaving(true)
    await redirectAfterSignIn({ popup, path, user })
  }

  /** Asks for the password again. */
  function restart(error?: ApiError) {
    setChallenge(null)
    setProblem(error ? errorText(error) : null)
  }

  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    setSuggestsCode(false)
    try {
      await enter(await send<typeof login>('POST', '/api/auth/login', values))
    } catch (error) {
      const next = challengeOf(error)
      if (next) setChallenge(next)
      else if (!showFieldErrors(form, error)) {
        setProblem(errorText(error))
        setSuggestsCode(error instanceof ApiError && PASSWORD_REFUSED.includes(error.code))
      }
    }
  })

  if (challenge)
    return (
      <TwoStepStep challenge={challenge} onSignedIn={enter} onExpired={restart} onBack={() => restart()} />
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      <FormError message={problem} busy={isSubmitting || leaving} />
      {suggestsCode && onCode && <p className="text-14 text-ink-2">{t('codeInstead')}</p>}
      <GoogleSignIn popup={popup} onProblem={setProblem} />
      <TextField
        label={t('credential')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.credential?.message}
        {...form.register('credential')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        aside={
          <Link
            href={path('/forgot-password')}
            className="link relative z-1 -mt-4 -mb-2 pt-4 pb-2"
            onClick={takeEmailAlong}
          >
            {t('forgot')}
          </Link>
        }
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting || leaving}>
        {t('submit')}
      </Button>
      {onCode && (
        <Button variant="secondary" size="lg" wide icon="envelope-simple" onClick={onCode}>
          {t('byCode')}
        </Button>
      )}
      <PasskeyButton label={t('passkey')} onSignedIn={enter} onProblem={setProblem} />
      <TermsLine of="signIn" />
    </form>
  )
}
