'use client'

import { useState } from 'react'
import { type ChangeDraft, dropChangeDraft, readChangeDraft, saveChangeDraft } from './change-draft'

/**
 * State of an email or phone change: whether a code was requested, and from when another may be requested.
 */
export function useChange(userId: string, what: ChangeDraft['what'], onDone: () => void) {
  const [draft] = useState(() => {
    const saved = readChangeDraft(userId)
    return saved?.what === what ? saved : null
  })
  /** Moment (ms); null before the first code. */
  const [resendAt, setResendAt] = useState<number | null>(draft?.resendAt ?? null)

  return {
    value: draft?.value ?? '',
    resendAt,
    /** Records that a code was sent to the new value, or to the address that authorizes the change. */
    codeSent(value: string, resendAfterSeconds: number) {
      const next = Date.now() + resendAfterSeconds * 1000
      saveChangeDraft(userId, { what, value, resendAt: next })
      setResendAt(next)
    },
    back() {
      dropChangeDraft()
      setResendAt(null)
    },
    leave() {
      dropChangeDraft()
      onDone()
    },
  }
}
