/**
 * How long a sign-in confirms changes of an account that has no password, or has two-step verification, in minutes: longer
 * than the hold of an order.
 */
export const FRESH_SIGN_IN_MINUTES = 30

/** Whether a session that started at `since` confirms such a change. */
export const isFreshSignIn = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() < FRESH_SIGN_IN_MINUTES * 60_000
