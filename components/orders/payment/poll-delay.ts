const FIRST_MS = 1500
const MAX_MS = 15_000
/** Polls before the page says to come back later; about three minutes. */
const MAX_POLLS = 15

/** Returns the delay in milliseconds before the next poll, after so many responses; false to stop. */
export function pollDelay(responses: number): number | false {
  if (responses >= MAX_POLLS) return false
  return Math.min(MAX_MS, FIRST_MS * 1.5 ** Math.max(0, responses - 1))
}
