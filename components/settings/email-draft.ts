/** An e-mail change that waits for its code; outlives a reload, as nothing in it opens an account. */
export interface EmailDraft {
  /** Whose change it is: the tab may have changed hands. */
  userId: string
  email: string
  /** Moment (ms) from which a new code may be asked for. */
  resendAt: number
}

const KEY = 'email-change'

/** A code lives ten minutes, the first of which nobody may ask for another. */
const LIFE_MS = 9 * 60_000

/** The change of a user whose code may still work. */
export function readEmailDraft(userId: string): EmailDraft | null {
  try {
    const text = sessionStorage.getItem(KEY)
    const draft = text ? (JSON.parse(text) as EmailDraft) : null
    return draft?.userId === userId && Date.now() < draft.resendAt + LIFE_MS ? draft : null
  } catch {
    return null
  }
}

/** Keeps how far the change has come; null forgets it. */
export function keepEmailDraft(draft: EmailDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage a reload begins anew.
  }
}
