/**
 * A new email address or phone number awaiting its code; survives a reload, as it contains no credentials.
 */
export interface ChangeDraft {
  /** The user who started the change: another user may have signed in to this tab. */
  userId: string
  what: 'email' | 'phone'
  /** The new email address or phone number. */
  value: string
  /** Moment (ms) from which a new code may be requested. */
  resendAt: number
}

const KEY = 'contact-change'

/** A code is valid for ten minutes; no other may be requested during the first. */
const LIFE_MS = 9 * 60_000

/** Returns a user's draft if its code may still be valid. */
export function readChangeDraft(userId: string): ChangeDraft | null {
  try {
    const text = sessionStorage.getItem(KEY)
    const draft = text ? (JSON.parse(text) as ChangeDraft) : null
    return draft?.userId === userId && Date.now() < draft.resendAt + LIFE_MS ? draft : null
  } catch {
    return null
  }
}

/** Saves the progress of the change; null clears it. */
export function saveChangeDraft(draft: ChangeDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage the change is lost on reload.
  }
}
