import { useAuth } from '@/stores/auth'
import { FORGOT_DRAFT as KEY } from './clear-drafts'

/** How far setting a new password has come; outlives a reload, as nothing in it opens an account by itself. */
export type ForgotDraft =
  | { step: 'email'; email: string }
  | { step: 'code'; email: string; resendAt: number }
  /** The code is right; it lives ten minutes from its mail. */
  | { step: 'password'; email: string; resendAt: number; code: string }

interface Stored {
  draft: ForgotDraft
  /** Who was signed in; null where nobody was. */
  user: string | null
  /** Moment (ms) until which it is kept. */
  until: number
}

/** Long enough to find the mail; who comes to the tab later than that may be somebody else. */
const LIFE_MS = 60 * 60_000

export function readForgotDraft(): ForgotDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null
    if (!stored || Date.now() < stored.until) return stored?.draft ?? null
    dropForgotDraft()
    return null
  } catch {
    return null
  }
}

export function saveForgotDraft(draft: ForgotDraft): void {
  const user = useAuth.getState().authUser?.id ?? null
  try {
    const stored: Stored = { draft, user, until: Date.now() + LIFE_MS }
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Without storage a reload begins anew.
  }
}

export function dropForgotDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}
