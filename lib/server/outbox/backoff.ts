const FIRST_SECONDS = 5
const MAX_SECONDS = 3600

/** Returns the delay in seconds after the nth failed attempt: 5, 10, 20 … up to an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (attempts - 1), MAX_SECONDS)
}
