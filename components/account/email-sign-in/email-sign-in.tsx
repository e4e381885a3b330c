'use client'

import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { awaitedCode } from '@/components/account/awaited-code'
import { type FormMemory, useFormMemory } from '@/components/account/form-memory'
import { redirectAfterSignIn } from '@/components/account/redirect-after-sign-in'
import { TwoStepStep } from '@/components/account/two-step-step'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import type { requestSignInCode, User } from '@/lib/contract/auth'
import type { ApiError } from '@/lib/contract/error'
import { EmailCodeStep } from './email-code-step'
import {
  dropEmailSignInDraft,
  type EmailSignInDraft,
  readEmailSignInDraft,
  saveEmailSignInDraft,
} from './email-sign-in-draft'
import { EmailStep } from './email-step'

export interface EmailSignInValues {
  email: string
  code: string
}

/** Props of each step. */
export interface EmailSignInStepProps {
  form: UseFormReturn<EmailSignInValues>
  /** Requests a code and leads to its step. @throws ApiError */
  requestCode(): Promise<void>
  /** @throws ApiError if the browser has not stored the session */
  onSignedIn(session: { user: User }): Promise<void>
  /** Sign in with a password instead. */
  onPassword(): void
}

interface EmailSignInProps {
  popup?: boolean
  memory?: FormMemory<EmailSignInValues>
  onPassword(): void
  /** Called with true at the step of the code, and with false at that of the address. */
  onStep?(isCode: boolean): void
}

/**
 * An email address, then the code sent to it: signs in, or opens an account, whether or not the address has one. Both
 * steps share one form, so that nothing is entered twice.
 */
export function EmailSignIn({ popup = false, memory, onPassword, onStep }: EmailSignInProps) {
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { path } = usePreferences()
  const form = useForm<EmailSignInValues>({ defaultValues: memory?.values ?? { email: '', code: '' } })
  useFormMemory(form, memory)
  const [awaited, setAwaited] = useState<EmailSignInDraft | null>(null)
  const [challenge, setChallenge] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sent = useRef<EmailSignInDraft>(null)
  const isCode = awaited !== null

  useEffect(() => {
    const draft = readEmailSignInDraft()
    if (!draft) return
    sent.current = draft
    form.reset({ email: draft.email, code: '' })
    setAwaited(draft)
  }, [form])

  useEffect(() => onStep?.(isCode), [isCode, onStep])

  function show(draft: EmailSignInDraft) {
    sent.current = draft
    saveEmailSignInDraft(draft)
    setAwaited(draft)
  }

  async function requestCode() {
    const email = form.getValues('email').trim()
    setProblem(null)
    // Its code is on the way, and another cannot be requested yet.
    if (!isCode && sent.current?.email === email && sent.current.resendAt > Date.now())
      return show(sent.current)
    const { data } = await send<typeof requestSignInCode>('POST', '/api/auth/request-sign-in-code', { email })
    show({ email, ...awaitedCode(data) })
  }

  async function enter({ user }: { user: User }) {
    requireStored()
    dropEmailSignInDraft()
    await redirectAfterSignIn({ popup, path, user })
  }

  /** Asks for an address again. */
  function restart(error?: ApiError) {
    dropEmailSignInDraft()
    form.setValue('code', '')
    setChallenge(null)
    setAwaited(null)
    setProblem(error ? errorText(error) : null)
  }

  if (challenge)
    return (
      <TwoStepStep challenge={challenge} onSignedIn={enter} onExpired={restart} onBack={() => restart()} />
    )
  const step = { form, requestCode, onSignedIn: enter, onPassword }
  if (!awaited) return <EmailStep {...step} popup={popup} problem={problem} />
  return <EmailCodeStep {...step} awaited={awaited} onChallenge={setChallenge} onBack={() => restart()} />
}
