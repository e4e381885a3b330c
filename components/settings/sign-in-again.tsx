'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { awaitedCode } from '@/components/account/awaited-code'
import { CodeField } from '@/components/account/code-field'
import { ResendRow } from '@/components/account/resend-row'
import { challengeOf } from '@/components/account/two-step-challenge'
import { TwoStepStep } from '@/components/account/two-step-step'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { requestSignInCode, verifySignInCode } from '@/lib/contract/auth'
import type { ApiError } from '@/lib/contract/error'
import { FormButtons } from './form-buttons'
import { useSave } from './use-save'

interface SignInAgainProps {
  email: string
  /** The owner has signed in with a code. */
  onDone(): void
  onCancel(): void
}

/** Asks the owner for a mailed code, and for the second step of an account that has it; both confirm the change that waits. */
export function SignInAgain({ email, onDone, onCancel }: SignInAgainProps) {
  const t = useTranslations('settings')
  const errorText = useErrorText()
  const form = useForm({ defaultValues: { code: '' } })
  const [resendAt, setResendAt] = useState<number | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const isSent = resendAt !== null
  useEffect(() => {
    if (isSent) form.setFocus('code')
  }, [form, isSent])

  const request = useSave(form, async () => {
    const { data } = await send<typeof requestSignInCode>('POST', '/api/auth/request-sign-in-code', { email })
    form.resetField('code')
    setResendAt(awaitedCode(data).resendAt)
    return {}
  })
  const verify = useSave(form, async ({ code }) => {
    try {
      await send<typeof verifySignInCode>('POST', '/api/auth/verify-sign-in-code', { email, code })
      onDone()
    } catch (error) {
      const next = challengeOf(error)
      if (!next) throw error
      setChallenge(next)
    }
    return {}
  })
  const address = {
    email,
    address: (part: React.ReactNode) => <b className="font-semibold text-ink">{part}</b>,
  }

  /** The mailed code is spent by then. */
  function expire(error: ApiError) {
    setChallenge(null)
    setResendAt(null)
    verify.setProblem(errorText(error))
  }

  if (challenge) return <TwoStepStep challenge={challenge} onSignedIn={onDone} onExpired={expire} />
  return (
    <form
      method="post"
      noValidate
      onSubmit={isSent ? verify.submit : request.submit}
      className="grid gap-4.5"
    >
      <FormError message={verify.problem ?? request.problem} busy={verify.busy} />
      <p className="text-15 wrap-break-word text-ink-2">
        {t.rich(isSent ? 'again.sent' : 'again.line', address)}
      </p>
      {isSent && <CodeField label={t('email.code')} control={form.control} name="code" />}
      <FormButtons
        submit={t(isSent ? 'again.submit' : 'email.request')}
        busy={verify.busy}
        onCancel={onCancel}
      />
      {isSent && <ResendRow resendAt={resendAt} onResend={() => request.submit()} />}
    </form>
  )
}
