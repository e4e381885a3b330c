/** Share of its height that a sheet must be pulled down to close. */
export const CLOSING_PART = 0.3
/** Speed in pixels per millisecond from which a movement is a flick. */
export const FLICK = 0.5

/** Milliseconds before the release over which the speed is measured. */
export const RECENT = 100

/** Distance pulled down in pixels, at a time in milliseconds. */
export interface Sample {
  way: number
  at: number
}

/** Returns the speed before `now` in pixels per millisecond; 0 if the finger rested. */
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
  /** Speed on release in pixels per millisecond, positive downwards. */
  speed: number
}

/** Whether a released sheet closes; otherwise it springs back. */
export function closesSheet({ way, height, speed }: Release): boolean {
  if (way <= 0 || speed <= -FLICK) return false
  return speed >= FLICK || way > height * CLOSING_PART
}
