'use client'

import { useState } from 'react'
import { type ChangeDraft, readChangeDraft, saveChangeDraft } from './change-draft'

/** How far the change of an e-mail or phone has come: asked for, and from when a new code may be asked for. */
export function useChange(userId: string, what: ChangeDraft['what'], onDone: () => void) {
  const [draft] = useState(() => {
    const kept = readChangeDraft(userId)
    return kept?.what === what ? kept : null
  })
  /** Moment (ms); null before the first code. */
  const [resendAt, setResendAt] = useState<number | null>(draft?.resendAt ?? null)

  return {
    value: draft?.value ?? '',
    resendAt,
    /** A code is on its way to the new value, or to whoever may decide about it. */
    asked(value: string, resendAfterSeconds: number) {
      const next = Date.now() + resendAfterSeconds * 1000
      saveChangeDraft({ userId, what, value, resendAt: next })
      setResendAt(next)
    },
    back() {
      saveChangeDraft(null)
      setResendAt(null)
    },
    leave() {
      saveChangeDraft(null)
      onDone()
    },
  }
}
