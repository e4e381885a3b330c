/** The part of its height that a sheet is pulled down before it closes. */
export const CLOSING_PART = 0.3
/** Pixels in a millisecond from which a movement is a flick. */
export const FLICK = 0.5

/** Milliseconds before the release that say how fast the finger was. */
export const RECENT = 100

/** How far a sheet was pulled down, in pixels, at a time in milliseconds. */
export interface Sample {
  way: number
  at: number
}

/** Pixels in a millisecond over the last moments before `now`; 0 for a finger that rested. */
export function speedOf(samples: Sample[], now: number): number {
  const recent = samples.filter(({ at }) => now - at <= RECENT)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || last.at === first.at) return 0
  return (last.way - first.way) / (last.at - first.at)
}

interface Release {
  /** Pixels that the sheet was pulled down. */
  way: number
  /** Height of the sheet in pixels. */
  height: number
  /** Pixels in a millisecond at the end, downwards positive. */
  speed: number
}

/** Whether a sheet that the finger lets go of closes; otherwise it springs back. */
export function closesSheet({ way, height, speed }: Release): boolean {
  if (way <= 0 || speed <= -FLICK) return false
  return speed >= FLICK || way > height * CLOSING_PART
}
