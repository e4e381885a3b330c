'use client'

import { Suspense, useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { readEmailSignInDraft } from './email-sign-in/email-sign-in-draft'
import type { FormMemory } from './form-memory'
import { SignInForm, type SignInValues } from './sign-in-form'

const EmailSignIn = lazyWithRetry(() =>
  import('./email-sign-in/email-sign-in').then((module) => ({ default: module.EmailSignIn })),
)

/** Sign-in with a password, or with a mailed code, whose form loads when it is chosen. */
export function SignInWays() {
  const { signInCodes } = usePreferences()
  const [byCode, setByCode] = useState(false)
  const [memory] = useState<FormMemory<SignInValues>>({ values: null })
  // The code step survives a reload.
  useEffect(() => setByCode(readEmailSignInDraft() !== null), [])
  if (!byCode) return <SignInForm memory={memory} onCode={signInCodes ? () => setByCode(true) : undefined} />
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <EmailSignIn onPassword={() => setByCode(false)} />
    </Suspense>
  )
}
