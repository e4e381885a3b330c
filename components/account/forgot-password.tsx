'use client'

import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ForgotCode } from './forgot-code'
import { type ForgotDraft, readForgotDraft, saveForgotDraft } from './forgot-draft'
import { ForgotEmail } from './forgot-email'
import { ForgotNewPassword } from './forgot-new-password'
import { HiddenStep } from './hidden-step'

export interface ForgotValues {
  email: string
  code: string
  password: string
  password_confirmation: string
}

const EMPTY: ForgotValues = { email: '', code: '', password: '', password_confirmation: '' }

/** Props of each password-reset step. */
export interface ForgotStepProps<Step extends ForgotDraft['step'] = ForgotDraft['step']> {
  form: ReturnType<typeof useForm<ForgotValues>>
  at: Extract<ForgotDraft, { step: Step }>
  go(next: ForgotDraft): void
}

/** Request a code, enter it, choose a new password; the steps share one form, so nothing is entered twice. */
export function ForgotPassword({ lead }: { lead: React.ReactNode }) {
  const form = useForm<ForgotValues>({ defaultValues: EMPTY })
  const [at, setAt] = useState<ForgotDraft>({ step: 'email', email: '' })
  const [known, setKnown] = useState(false)

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

  return (
    <HiddenStep known={known}>
      {at.step === 'email' && <ForgotEmail form={form} at={at} go={go} lead={lead} />}
      {at.step === 'code' && <ForgotCode form={form} at={at} go={go} />}
      {at.step === 'password' && <ForgotNewPassword form={form} at={at} go={go} />}
    </HiddenStep>
  )
}
