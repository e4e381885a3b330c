'use client'

import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { HiddenStep } from '@/components/page/hidden-step'
import { ForgotByLink } from './forgot-by-link'
import { ForgotCode } from './forgot-code'
import { type ForgotDraft, readForgotDraft, saveForgotDraft } from './forgot-draft'
import { ForgotEmail } from './forgot-email'
import { ForgotNewPassword } from './forgot-new-password'
import { EMPTY, type ForgotForm, type ForgotValues } from './forgot-values'
import { useLinkToken } from './use-link-token'

/** Props of each password-reset step. */
export interface ForgotStepProps<Step extends ForgotDraft['step'] = ForgotDraft['step']> {
  form: ForgotForm
  at: Extract<ForgotDraft, { step: Step }>
  go(next: ForgotDraft): void
}

interface ForgotPasswordProps {
  lead: React.ReactNode
  /** Whether a new password signs out all other devices; another API host may not. */
  endsSessions: boolean
}

/**
 * Request a code, enter it, choose a new password; the steps share one form, so nothing is entered twice. A link from
 * the email leads to the new password at once.
 */
export function ForgotPassword({ lead, endsSessions }: ForgotPasswordProps) {
  const form = useForm<ForgotValues>({ defaultValues: EMPTY })
  const [at, setAt] = useState<ForgotDraft>({ step: 'email', email: '' })
  const [known, setKnown] = useState(false)
  const token = useLinkToken()

  useEffect(() => {
    setKnown(true)
    const draft = readForgotDraft()
    if (!draft) return
    form.reset({ ...EMPTY, email: draft.email, code: draft.step === 'password' ? draft.code : '' })
    setAt(draft)
  }, [form])

  function go(next: ForgotDraft) {
    saveForgotDraft(next)
    setAt(next)
  }

  if (token !== null)
    return (
      <HiddenStep known={known}>
        {/* A field that is still hidden cannot be focused. */}
        {known && <ForgotByLink key={token} token={token} />}
      </HiddenStep>
    )
  return (
    <HiddenStep known={known}>
      {at.step === 'email' && <ForgotEmail form={form} at={at} go={go} lead={lead} />}
      {at.step === 'code' && <ForgotCode form={form} at={at} go={go} />}
      {at.step === 'password' && (
        <ForgotNewPassword form={form} at={at} go={go} endsSessions={endsSessions} />
      )}
    </HiddenStep>
  )
}
