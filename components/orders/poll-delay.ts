const FIRST_MS = 1500
const LONGEST_MS = 15_000
/** Questions that are asked before the visitor is told to come back later; about three minutes. */
const MOST = 15

/** How long to wait before asking again, after so many answers; false where asking has to end. */
export function pollDelay(answers: number): number | false {
  if (answers >= MOST) return false
  return Math.min(LONGEST_MS, FIRST_MS * 1.5 ** Math.max(0, answers - 1))
}
