'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { HiddenStep } from '@/components/page/hidden-step'
import { usePreferences } from '@/components/page/preferences'
import { send } from '@/lib/api/browser'
import type { register, SignUpForm } from '@/lib/contract/auth'
import { factsOf } from '@/lib/domain/locale'
import { AccountHeading } from './account-heading'
import { type AwaitedCode, awaitedCode } from './awaited-code'
import { type FormMemory, useFormMemory } from './form-memory'
import { dropSignUpDraft, readSignUpDraft, saveSignUpDraft } from './sign-up-draft'
import { SignUpFields } from './sign-up-fields'
import { VerifyStep } from './verify-step'

export type SignUpValues = Omit<SignUpForm, 'password'> & { password: string; code: string }

const EMPTY: SignUpValues = {
  first_name: '',
  last_name: '',
  email: '',
  country: '',
  phone: '',
  address: '',
  password: '',
  password_confirmation: '',
  code: '',
}

interface SignUpProps {
  /** Below the page's heading; a pop-up has its own heading. */
  lead?: React.ReactNode
  popup?: boolean
  memory?: FormMemory<SignUpValues>
  onStep?(isVerify: boolean): void
}

/** The form, then the code from the email; both steps share one form, so that nothing is entered twice. */
export function SignUp({ lead, popup = false, memory, onStep }: SignUpProps) {
  const t = useTranslations('auth')
  const { locale } = usePreferences()
  const form = useForm<SignUpValues>({
    defaultValues: memory?.values ?? { ...EMPTY, country: factsOf(locale).homeCountry ?? '' },
  })
  useFormMemory(form, memory)
  const [known, setKnown] = useState(false)
  const [reloaded, setReloaded] = useState(false)
  const [awaited, setAwaited] = useState<AwaitedCode | null>(null)
  const isVerify = awaited !== null

  useEffect(() => {
    setKnown(true)
    const draft = readSignUpDraft()
    if (!draft) return
    const { values, ...code } = draft
    form.reset({ ...EMPTY, ...values })
    setReloaded(true)
    setAwaited(code)
  }, [form])

  useEffect(() => onStep?.(isVerify), [isVerify, onStep])

  /** A reloaded page has lost the password, but the server may still have it. */
  const sent = (values: SignUpValues) => ({
    ...values,
    code: values.code.trim(),
    password: reloaded && values.password === '' ? null : values.password,
  })

  /** Requests a code. @throws ApiError */
  async function requestCode(all: SignUpValues) {
    const { code: _, ...values } = sent(all)
    const { data } = await send<typeof register>('POST', '/api/auth/register', values)
    const next = awaitedCode(data)
    saveSignUpDraft(values, next)
    setAwaited(next)
  }

  function changeDetails() {
    dropSignUpDraft()
    form.setValue('code', '')
    setAwaited(null)
  }

  return (
    <HiddenStep known={known} quiet={popup}>
      {!popup && (
        <AccountHeading
          title={t(isVerify ? 'verify.heading' : 'signUp.title')}
          lead={isVerify ? undefined : lead}
        />
      )}
      {awaited ? (
        <VerifyStep
          form={form}
          popup={popup}
          awaited={awaited}
          requestCode={requestCode}
          sent={sent}
          onBack={changeDetails}
        />
      ) : (
        <SignUpFields popup={popup} form={form} requestCode={requestCode} />
      )}
    </HiddenStep>
  )
}
