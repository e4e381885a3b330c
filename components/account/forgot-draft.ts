/** How far setting a new password has come; outlives a reload, as nothing in it opens an account by itself. */
export type ForgotDraft =
  | { step: 'email'; email: string }
  | { step: 'code'; email: string; resendAt: number }
  /** The code is right; it lives ten minutes from its mail. */
  | { step: 'password'; email: string; resendAt: number; code: string }

const KEY = 'forgot-password'

export function readForgotDraft(): ForgotDraft | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as ForgotDraft) : null
  } catch {
    return null
  }
}

export function keepForgotDraft(draft: ForgotDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
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
