'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Dialog } from '@/components/ui/overlay/dialog'
import { setDraftAside } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import type { FormMemory } from './form-memory'
import { SignInForm, type SignInValues } from './sign-in-form'
import type { SignUpValues } from './sign-up'
import { readSignUpDraft } from './sign-up-draft'

const SignUp = lazyWithRetry(() => import('./sign-up').then((module) => ({ default: module.SignUp })))

/** Closes the dialog and forgets the purpose it was opened for. */
function close() {
  const { forChoice, hide } = useLoginPopup.getState()
  if (forChoice) setDraftAside()
  hide()
}

/** Sign-in and sign-up without leaving the page. */
export function LoginDialog() {
  const t = useTranslations('auth')
  const [mode, setMode] = useState<'signIn' | 'signUp'>(() => (readSignUpDraft() ? 'signUp' : 'signIn'))
  const [isVerify, setVerify] = useState(false)
  const [signIn] = useState<FormMemory<SignInValues>>({ values: null })
  const [signUp] = useState<FormMemory<SignUpValues>>({ values: null })
  const interrupted = useLoginPopup((state) => state.interrupted !== null)
  const refused = useLoginPopup((state) => state.refused)
  const signingIn = mode === 'signIn' || interrupted
  const verifying = !signingIn && isVerify
  return (
    <Dialog open onOpenChange={close} title={t(verifying ? 'verify.heading' : `${mode}.title`)}>
      {(interrupted || (refused && !verifying)) && (
        <p className="mb-4 text-ink-2">{t(interrupted ? 'signIn.ended' : 'signIn.refused')}</p>
      )}
      {!verifying && !interrupted && (
        <p className="mb-4 text-ink-3">
          {t(signingIn ? 'signIn.new' : 'signUp.known')}{' '}
          <button type="button" className="link" onClick={() => setMode(signingIn ? 'signUp' : 'signIn')}>
            {t(signingIn ? 'signIn.create' : 'signUp.signIn')}
          </button>
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-96" />}>
        {signingIn ? (
          <SignInForm popup memory={signIn} />
        ) : (
          <SignUp popup memory={signUp} onStep={setVerify} />
        )}
      </Suspense>
    </Dialog>
  )
}
