'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useSecondsUntil } from './use-seconds-until'

interface ResendRowProps {
  /** When a new code may be requested, in ms since 1970. */
  resendAt: number
  onResend?(): unknown
  /** Label of the back button; there is none without it. */
  back?: string
  onBack?(): void
}

/** A press keeps the focus where it is: a second one, on what has replaced the button, would take it from the code. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

/** Row below a code field: requests a new code once that is allowed, and goes back. */
export function ResendRow({ resendAt, onResend, back, onBack }: ResendRowProps) {
  const t = useTranslations('auth.verify')
  const wait = useSecondsUntil(resendAt)
  const [busy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    try {
      await onResend?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {wait > 0 ? (
        <p className="text-14 text-ink-3 tabular-nums" onMouseDown={keepFocus}>
          {t('wait', { seconds: wait })}
        </p>
      ) : (
        onResend && (
          <Button
            variant="text"
            size="sm"
            className="-ml-4"
            busy={busy}
            onMouseDown={keepFocus}
            onClick={() => void resend()}
          >
            {t('resend')}
          </Button>
        )
      )}
      {back && (
        <Button variant="text" size="sm" className="-mr-4 ml-auto" onClick={onBack}>
          {back}
        </Button>
      )}
    </div>
  )
}
