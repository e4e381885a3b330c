/** `sessionStorage` keys of the account forms' drafts; a draft made while signed in carries the user's id. */
export const SIGN_UP_DRAFT = 'sign-up'
export const FORGOT_DRAFT = 'forgot-password'

/** Removes drafts of other users from the tab; `null` keeps only drafts that were made while signed out. */
export function clearOtherUsersDrafts(userId: string | null): void {
  try {
    for (const key of [SIGN_UP_DRAFT, FORGOT_DRAFT]) {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { user?: string | null }
      if ((draft.user ?? null) !== userId) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
