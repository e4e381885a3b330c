'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { previousPage } from '@/components/account/previous-page'
import { redirectAfterSignIn } from '@/components/account/redirect-after-sign-in'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { useLoginPopup } from '@/stores/login-popup'
import { adoptToken } from './adopt-token'
import { type AwayNote, takeProblem } from './away-note'
import type { GoogleMessage } from './google-message'
import { type GoogleWindow, openGoogle } from './google-window'

interface GoogleSignInProps {
  /** Shown in the dialog, over a page that the visitor stays on. */
  popup: boolean
  onProblem(text: string | null): void
}

/** Sign-in with Google, above a form; renders nothing if the shop does not offer it. */
export function GoogleSignIn({ popup, onProblem }: GoogleSignInProps) {
  const t = useTranslations('auth.google')
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { google, path } = usePreferences()
  const [busy, setBusy] = useState(false)
  const current = useRef<GoogleWindow>(null)

  useEffect(() => {
    // Returning from Google with the back button restores this page from the bfcache, still busy.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', shown)
    return () => {
      window.removeEventListener('pageshow', shown)
      current.current?.stop()
    }
  }, [])
  useEffect(() => {
    const problem = takeProblem()
    if (problem) onProblem(problem)
  }, [onProblem])

  if (!google) return null
  const { apiOrigin } = google

  function note(): AwayNote {
    const { target, forChoice } = useLoginPopup.getState()
    const back = (popup ? target : null) ?? previousPage() ?? path('/')
    return { back, forChoice: popup && forChoice }
  }

  async function signIn(token: string) {
    try {
      await adoptToken(token)
      requireStored()
      await redirectAfterSignIn({ popup, path })
    } catch (error) {
      setBusy(false)
      onProblem(errorText(error))
    }
  }

  function onMessage(message: GoogleMessage) {
    if ('problem' in message) return onProblem(message.problem)
    current.current?.stop()
    setBusy(true)
    void signIn(message.token)
  }

  function start() {
    if (current.current?.show()) return
    current.current?.stop()
    onProblem(null)
    setBusy(true)
    const opened = openGoogle({ apiOrigin, note, onMessage })
    current.current = opened
    opened.located.catch((error: unknown) => onProblem(errorText(error))).finally(() => setBusy(false))
  }

  return (
    <div className="grid gap-4.5">
      <Button variant="secondary" size="lg" wide icon="google-logo-bold" busy={busy} onClick={start}>
        {t('button')}
      </Button>
      <p className="flex items-center gap-3 text-14 text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </p>
    </div>
  )
}
