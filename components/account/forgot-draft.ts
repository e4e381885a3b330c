import { useAuth } from '@/stores/auth'
import { FORGOT_DRAFT as KEY } from './clear-drafts'

/** Progress of a password reset; may survive a reload, since nothing in it gives access to an account. */
export type ForgotDraft =
  | { step: 'email'; email: string }
  | { step: 'code'; email: string; resendAt: number }
  /** The code is correct; it is valid for ten minutes from its email. */
  | { step: 'password'; email: string; resendAt: number; code: string }

interface Stored {
  draft: ForgotDraft
  /** Id of the signed-in user; null if signed out. */
  user: string | null
  /** Expiry, in ms since 1970. */
  until: number
}

/** Long enough to find the email; after that, someone else may be using the tab. */
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
    // Without storage a reload starts again at the first step.
  }
}

export function dropForgotDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
