/** Pixels that a finger must travel to change the image. */
export const SWIPE_THRESHOLD = 50

/** Returns the direction of a swipe; null if it was too short or mostly vertical. */
export function swipeOf(across: number, down: number): 'next' | 'previous' | null {
  if (Math.abs(across) < SWIPE_THRESHOLD || Math.abs(across) <= Math.abs(down)) return null
  return across < 0 ? 'next' : 'previous'
}
