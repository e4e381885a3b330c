const MINUTE = 60_000

/** How many minutes a time zone is ahead of UTC at a moment. */
export function utcOffset(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((p) => p.type === type)?.value)
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((wall - Math.floor(at.getTime() / MINUTE) * MINUTE) / MINUTE)
}

const QUARTER = 91 * 24 * 60 * MINUTE

/** The least and the most that a time zone is ahead of UTC from a moment on for a year; they differ with summer time. */
export function utcOffsetRange(timeZone: string, now: Date): { least: number; most: number } {
  // No summer or winter time is shorter than a quarter.
  const offsets = [0, 1, 2, 3].map((quarter) =>
    utcOffset(timeZone, new Date(now.getTime() + quarter * QUARTER)),
  )
  return { least: Math.min(...offsets), most: Math.max(...offsets) }
}
