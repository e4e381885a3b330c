/** A new e-mail or phone that waits for its code; outlives a reload, as nothing in it opens an account. */
export interface ChangeDraft {
  /** Whose change it is: the tab may have changed hands. */
  userId: string
  what: 'email' | 'phone'
  /** The new address or number. */
  value: string
  /** Moment (ms) from which a new code may be asked for. */
  resendAt: number
}

const KEY = 'contact-change'

/** A code lives ten minutes, the first of which nobody may ask for another. */
const LIFE_MS = 9 * 60_000

/** The change of a user whose code may still work. */
export function readChangeDraft(userId: string): ChangeDraft | null {
  try {
    const text = sessionStorage.getItem(KEY)
    const draft = text ? (JSON.parse(text) as ChangeDraft) : null
    return draft?.userId === userId && Date.now() < draft.resendAt + LIFE_MS ? draft : null
  } catch {
    return null
  }
}

/** Keeps how far the change has come; null forgets it. */
export function saveChangeDraft(draft: ChangeDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage a reload begins anew.
  }
}
