'use client'

import { Suspense, useEffect, useState } from 'react'
import { HiddenStep } from '@/components/page/hidden-step'
import { usePreferences } from '@/components/page/preferences'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { readEmailSignInDraft } from './email-sign-in/email-sign-in-draft'
import type { FormMemory } from './form-memory'
import { SignInForm, type SignInValues } from './sign-in-form'
import { useLinkToken } from './use-link-token'

const EmailSignIn = lazyWithRetry(() =>
  import('./email-sign-in/email-sign-in').then((module) => ({ default: module.EmailSignIn })),
)
const SignInByLink = lazyWithRetry(() =>
  import('./sign-in-by-link').then((module) => ({ default: module.SignInByLink })),
)

interface SignInWaysProps {
  /** Above the forms, but not above a mailed link. */
  heading: React.ReactNode
}

/** Sign-in with a password, with a mailed code, whose form loads when it is chosen, or with the link of the same mail. */
export function SignInWays({ heading }: SignInWaysProps) {
  const { signInCodes } = usePreferences()
  const [byCode, setByCode] = useState(false)
  const [known, setKnown] = useState(false)
  const [memory] = useState<FormMemory<SignInValues>>({ values: null })
  const token = useLinkToken()
  // The code step survives a reload.
  useEffect(() => {
    setKnown(true)
    setByCode(readEmailSignInDraft() !== null)
  }, [])
  return (
    <HiddenStep known={known}>
      {token === null && heading}
      {token === null && !byCode && (
        <SignInForm memory={memory} onCode={signInCodes ? () => setByCode(true) : undefined} />
      )}
      <Suspense fallback={<Skeleton className="h-96" />}>
        {token !== null && known && <SignInByLink key={token} token={token} />}
        {token === null && byCode && <EmailSignIn onPassword={() => setByCode(false)} />}
      </Suspense>
    </HiddenStep>
  )
}
