'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Dialog } from '@/components/ui/overlay/dialog'
import { LeadIn } from '@/components/ui/text/lead-in'
import { readDraft, setDraftAside } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { showToast } from '@/stores/toasts'
import { EmailSignIn, type EmailSignInValues } from './email-sign-in/email-sign-in'
import { readEmailSignInDraft } from './email-sign-in/email-sign-in-draft'
import type { FormMemory } from './form-memory'
import { SignInForm, type SignInValues } from './sign-in-form'
import type { SignUpValues } from './sign-up'
import { readSignUpDraft } from './sign-up-draft'

const SignUp = lazyWithRetry(() => import('./sign-up').then((module) => ({ default: module.SignUp })))

/** Time to read two sentences and to press the link. */
const WAITING_MS = 8000

type Mode = 'signIn' | 'signUp' | 'email'

/** Returns a function that closes the dialog, forgets its purpose, and says where a selection waits. */
function useClose() {
  const t = useTranslations('auth.waiting')
  const { path } = usePreferences()
  return () => {
    const { forChoice, hide } = useLoginPopup.getState()
    hide()
    if (!forChoice) return
    setDraftAside()
    const cart = path('/cart')
    // The cart shows the selection itself, and without storage there is none.
    if (!readDraft() || window.location.pathname === cart) return
    showToast({
      title: t('title'),
      description: t('line'),
      colour: 'info',
      duration: WAITING_MS,
      action: { label: t('cart'), href: cart },
    })
  }
}

const isCheckout = (target: string | null) => target !== null && /\/checkout(?:[/?]|$)/.test(target)

/** In the middle of buying, an email address is all that is asked; a code on its way is waited for. */
function firstMode(signInCodes: boolean): Mode {
  const { forChoice, target, interrupted, refused } = useLoginPopup.getState()
  if (readSignUpDraft()) return 'signUp'
  if (!signInCodes) return 'signIn'
  const isBuying = forChoice || (isCheckout(target) && !refused && interrupted === null)
  return isBuying || readEmailSignInDraft() ? 'email' : 'signIn'
}

interface OtherFormProps {
  question: string
  answer: string
  onChoose(): void
}

function OtherForm({ question, answer, onChoose }: OtherFormProps) {
  return (
    <p className="mb-4 text-ink-3">
      <LeadIn>{question}</LeadIn>
      <button type="button" className="link" onClick={onChoose}>
        {answer}
      </button>
    </p>
  )
}

/** Sign-in and sign-up without leaving the page. */
export function LoginDialog() {
  const t = useTranslations('auth')
  const { signInCodes } = usePreferences()
  const close = useClose()
  const [chosen, setMode] = useState(() => firstMode(signInCodes))
  const [isVerify, setVerify] = useState(false)
  const [signIn] = useState<FormMemory<SignInValues>>({ values: null })
  const [signUp] = useState<FormMemory<SignUpValues>>({ values: null })
  const [email] = useState<FormMemory<EmailSignInValues>>({ values: null })
  const interrupted = useLoginPopup((state) => state.interrupted !== null)
  const refused = useLoginPopup((state) => state.refused)
  // Only the same user can go on with the page.
  const mode = interrupted && chosen === 'signUp' ? 'signIn' : chosen
  const verifying = mode !== 'signIn' && isVerify
  const toSignIn = () => setMode('signIn')
  const toNew = () => setMode(signInCodes ? 'email' : 'signUp')
  return (
    <Dialog open onOpenChange={close} title={t(verifying ? 'verify.heading' : `${mode}.title`)}>
      {(interrupted || refused) && !verifying && (
        <p className="mb-4 text-ink-2">{t(interrupted ? 'signIn.ended' : 'signIn.refused')}</p>
      )}
      {mode === 'signIn' && !interrupted && (
        <OtherForm question={t('signIn.new')} answer={t('signIn.create')} onChoose={toNew} />
      )}
      {mode === 'signUp' && !verifying && (
        <OtherForm question={t('signUp.known')} answer={t('signUp.signIn')} onChoose={toSignIn} />
      )}
      {mode === 'email' && !verifying && <p className="mb-4 text-ink-3">{t('email.lead')}</p>}
      <Suspense fallback={<Skeleton className="h-96" />}>
        {mode === 'signIn' && (
          <SignInForm popup memory={signIn} onCode={signInCodes ? () => setMode('email') : undefined} />
        )}
        {mode === 'signUp' && <SignUp popup memory={signUp} onStep={setVerify} />}
        {mode === 'email' && <EmailSignIn popup memory={email} onPassword={toSignIn} onStep={setVerify} />}
      </Suspense>
    </Dialog>
  )
}
