'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { leaveSignedOut, signOut } from '@/components/session/sign-out'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { AccountSession, endSession, endSessions } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/error'
import { showToast } from '@/stores/toasts'
import { useAccountUpdate } from './account-query'
import { SessionRow } from './session-row'
import { SettingsCard } from './settings-card'
import { useProblem } from './use-problem'

/** The active sessions of the account; each can be ended, or all at once. */
export function SessionsSection({ sessions }: { sessions: AccountSession[] }) {
  const t = useTranslations('settings.sessions')
  const errorText = useErrorText()
  const { path } = usePreferences()
  const update = useAccountUpdate()
  const [ending, setEnding] = useState<string | 'all' | null>(null)
  const [problem, setProblem] = useProblem()
  const list = useRef<HTMLUListElement>(null)

  async function during(what: string, work: () => Promise<unknown>) {
    if (ending) return
    setEnding(what)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setEnding(null)
    }
  }

  /** Keeps the focus in the list when the focused row is removed. */
  function show(remaining: AccountSession[]) {
    if (list.current?.contains(document.activeElement)) list.current.focus({ preventScroll: true })
    update({ sessions: remaining })
  }

  const end = (session: AccountSession) =>
    during(session.id, async () => {
      if (session.current) return signOut(path('/'))
      const { id } = session
      try {
        const { data, message } = await send<typeof endSession>('DELETE', '/api/account/sessions/{id}', {
          id,
        })
        show(data.sessions)
        if (message) showToast({ title: message })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'SESSION_NOT_FOUND')) throw error
        // The session has already ended, which was the goal.
        show(sessions.filter((other) => other.id !== id))
      }
    })
  const endAll = () =>
    during('all', async () => {
      await send<typeof endSessions>('DELETE', '/api/account/sessions', {})
      await leaveSignedOut(path('/'))
    })

  return (
    <SettingsCard title={t('title')} line={t('line')}>
      <FormError message={problem} busy={ending !== null} />
      <ul ref={list} tabIndex={-1} aria-label={t('title')} className="-mt-2 divide-y divide-line outline-0">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" icon="sign-out" busy={ending === 'all'} onClick={() => void endAll()}>
          {t('all')}
        </Button>
        <p className="text-14 text-ink-3">{t('allLine')}</p>
      </div>
    </SettingsCard>
  )
}
