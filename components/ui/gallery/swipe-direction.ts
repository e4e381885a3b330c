/** Pixels that a finger goes before the next picture comes. */
export const SWIPE_THRESHOLD = 50

/** Where a finger's way leads; null where it was too short or rather up or down. */
export function swipeOf(across: number, down: number): 'next' | 'previous' | null {
  if (Math.abs(across) < SWIPE_THRESHOLD || Math.abs(across) <= Math.abs(down)) return null
  return across < 0 ? 'next' : 'previous'
}
