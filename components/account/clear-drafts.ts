/** Where a tab keeps what is on its way to an account; a draft names whose it is, where somebody was signed in. */
export const SIGN_UP_DRAFT = 'sign-up'
export const FORGOT_DRAFT = 'forgot-password'

/** Leaves in the tab only what whoever is here has begun: nobody, or the person who is signed in. */
export function dropDraftsOfOthers(userId: string | null): void {
  try {
    for (const key of [SIGN_UP_DRAFT, FORGOT_DRAFT]) {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { user?: string | null }
      if ((draft.user ?? null) !== userId) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing can be stored, so nothing is left.
  }
}
