'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import type { twoStep } from '@/lib/contract/two-step'
import { showFieldErrors } from './field-errors'
import { PasskeyButton } from './passkey/passkey-button'

export interface TwoStepFormProps {
  challenge: string
  /** Said before the form. */
  note?: string
  onSignedIn(session: { token?: string; user: User }): Promise<void> | void
  /** The sign-in took too long. */
  onExpired(error: ApiError): void
  onBack?(): void
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function TwoStepForm({ challenge, note, onSignedIn, onExpired, onBack }: TwoStepFormProps) {
  const t = useTranslations('auth.twoStep')
  const errorText = useErrorText()
  const [isRecovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  useEffect(() => form.setFocus('code'), [form])

  function toggle() {
    setRecovery(!isRecovery)
    form.reset({ code: '' })
    // After the other field is mounted.
    setTimeout(() => form.setFocus('code'))
  }

  const submit = form.handleSubmit(async ({ code }) => {
    setProblem(null)
    try {
      const session = await send<typeof twoStep>('POST', '/api/auth/two-step', { challenge, code })
      setLeaving(true)
      await onSignedIn(session)
    } catch (error) {
      setLeaving(false)
      if (error instanceof ApiError && error.code === 'TWO_STEP_EXPIRED') onExpired(error)
      else if (!showFieldErrors(form, error)) setProblem(errorText(error))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4.5 text-start">
      <FormError message={problem} busy={isSubmitting || leaving} />
      <h2 className="text-20">{t('title')}</h2>
      <p className="text-ink-2">
        {note && <>{note} </>}
        {t(isRecovery ? 'leadRecovery' : 'lead')}
      </p>
      <TextField
        key={String(isRecovery)}
        label={t(isRecovery ? 'recovery' : 'code')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting || leaving}>
        {t('submit')}
      </Button>
      <PasskeyButton label={t('usePasskey')} onSignedIn={onSignedIn} onProblem={setProblem} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <button type="button" className="link py-2" onClick={toggle}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </button>
        {onBack && (
          <button type="button" className="link py-2" onClick={onBack}>
            {t('back')}
          </button>
        )}
      </div>
    </form>
  )
}
