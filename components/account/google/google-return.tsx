'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { redirectAfterSignIn } from '@/components/account/redirect-after-sign-in'
import { challengeOf } from '@/components/account/two-step-challenge'
import type { TwoStepFormProps } from '@/components/account/two-step-form'
import { TwoStepStep } from '@/components/account/two-step-step'
import { usePreferences } from '@/components/page/preferences'
import { useStoredSession } from '@/components/session/use-stored-session'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { send } from '@/lib/api/browser'
import type { googleSession } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { isErrorCode } from '@/lib/contract/error-status'
import { saveProblem, takeAwayNote } from './away-note'
import { notifyOpener } from './google-message'
import { GoogleProblem } from './google-problem'

/** How long the window may take to close itself before it asks the visitor to close it. */
const CLOSE_MS = 700

/** A validation error here means an edited URL; there is no form field to mark, so it counts as expired. */
const asExpired = (error: unknown) =>
  Promise.reject(
    error instanceof ApiError && error.code === 'VALIDATION_FAILED' ? new ApiError('GOOGLE_EXPIRED') : error,
  )

/** Creates the session for the attempt in the URL and returns its token. @throws ApiError */
async function openSession(search: URLSearchParams): Promise<string> {
  const attempt = search.get('attempt')
  const problem = search.get('problem')
  if (!attempt) throw new ApiError(isErrorCode(problem) ? problem : 'GOOGLE_EXPIRED')
  const input = { attempt }
  const opened = send<typeof googleSession>('POST', '/api/auth/oauth/google/session', input)
  return (await opened.catch(asExpired)).token
}

/** End of the Google flow: a pop-up notifies its opener and closes, a full page redirects. */
export function GoogleReturn() {
  const t = useTranslations('google')
  const errorText = useErrorText()
  const requireStored = useStoredSession()
  const { path, google } = usePreferences()
  const apiOrigin = google?.apiOrigin ?? null
  const [state, setState] = useState<'working' | 'done' | { problem: string } | TwoStepFormProps>('working')
  const started = useRef(false)

  useEffect(() => {
    // An attempt is valid once, and the development server runs effects twice.
    if (started.current) return
    started.current = true
    const note = takeAwayNote()

    function fail(error: unknown) {
      const problem = errorText(error)
      if (note) {
        saveProblem(problem)
        return window.location.replace(path('/sign-in'))
      }
      notifyOpener({ problem }, apiOrigin)
      setState({ problem })
    }

    function succeed(token: string) {
      if (note) return void redirectAfterSignIn({ popup: false, path, ...note })
      notifyOpener({ token }, apiOrigin)
      window.close()
      setTimeout(setState, CLOSE_MS, 'done')
    }

    function enter(token: string) {
      requireStored()
      succeed(token)
    }

    openSession(new URLSearchParams(window.location.search))
      .then(enter)
      .catch((error: unknown) => {
        const challenge = challengeOf(error)
        if (!challenge) return fail(error)
        setState({ challenge, onSignedIn: ({ token = '' }) => enter(token), onExpired: fail })
      })
  }, [path, errorText, requireStored, apiOrigin])

  if (typeof state === 'object')
    return 'problem' in state ? (
      <GoogleProblem>{state.problem}</GoogleProblem>
    ) : (
      <div className="w-full max-w-100">
        <h1 className="sr-only">{t('title')}</h1>
        <TwoStepStep {...state} />
      </div>
    )
  return (
    <div role="status" className="grid justify-items-center gap-4">
      <h1 className="sr-only">{t('title')}</h1>
      {state === 'working' && <span className="spinner" />}
      <p className="text-18">{t(state)}</p>
      {state === 'done' && (
        // A full navigation: this page was rendered for a signed-out visitor.
        <a href={path('/')} className="link">
          {t('goOn')}
        </a>
      )}
    </div>
  )
}
