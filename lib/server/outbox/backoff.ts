/** After so many tries a row is left alone, with the last error in it. */
export const MOST_TRIES = 10

const FIRST_SECONDS = 5
const LONGEST_SECONDS = 3600

/** Seconds from the nth failed try to the next: 5, 10, 20 … up to an hour. */
export function backoffSeconds(tries: number): number {
  return Math.min(FIRST_SECONDS * 2 ** (tries - 1), LONGEST_SECONDS)
}
