'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { signInByLink, User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { AccountHeading } from './account-heading'
import { dropEmailSignInDraft } from './email-sign-in/email-sign-in-draft'
import { savePasskeyOffer } from './passkey/passkey-offer'
import { redirectAfterSignIn } from './redirect-after-sign-in'
import { challengeOf } from './two-step-challenge'
import { TwoStepStep } from './two-step-step'

/**
 * Signs in with the token of the mailed link, at a press: programs that open the links of a mail to examine them press
 * nothing, and do not use it up.
 */
export function SignInByLink({ token }: { token: string }) {
  const t = useTranslations('auth.link')
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { path } = usePreferences()
  const [busy, setBusy] = useState(false)
  const [challenge, setChallenge] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [spent, setSpent] = useState(false)

  async function enter({ user }: { user: User }) {
    requireStored()
    dropEmailSignInDraft()
    await redirectAfterSignIn({ popup: false, path, user })
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    setProblem(null)
    setBusy(true)
    try {
      const session = await send<typeof signInByLink>('POST', '/api/auth/sign-in-by-link', { token })
      if (session.opened) savePasskeyOffer(session.user.id)
      await enter(session)
    } catch (error) {
      setBusy(false)
      const next = challengeOf(error)
      if (next) return setChallenge(next)
      setSpent(error instanceof ApiError && error.code === 'LINK_EXPIRED')
      setProblem(errorText(error))
    }
  }

  /** The link is spent by then. */
  function expire(error?: ApiError) {
    setChallenge(null)
    setSpent(true)
    setProblem(error ? errorText(error) : null)
  }

  return (
    <>
      <AccountHeading title={t('title')} lead={t('lead')} />
      {challenge && (
        <TwoStepStep challenge={challenge} onSignedIn={enter} onExpired={expire} onBack={() => expire()} />
      )}
      {!challenge && (
        <form method="post" noValidate onSubmit={submit} className="grid gap-4.5">
          <FormError message={problem} busy={busy} />
          {spent ? (
            // Loads the page: without the fragment it is another URL.
            <Button size="lg" wide onClick={() => window.location.assign(path('/sign-in'))}>
              {t('again')}
            </Button>
          ) : (
            <Button type="submit" size="lg" wide busy={busy}>
              {t('submit')}
            </Button>
          )}
        </form>
      )}
    </>
  )
}
