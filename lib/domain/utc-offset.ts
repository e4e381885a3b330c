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

/** The least and the most that a time zone is ahead of UTC in the year of a moment; they differ with summer time. */
export function utcOffsetRange(timeZone: string, now: Date): { least: number; most: number } {
  const year = now.getUTCFullYear()
  const [january, july] = [0, 6].map((month) => utcOffset(timeZone, new Date(Date.UTC(year, month, 15))))
  return { least: Math.min(january ?? 0, july ?? 0), most: Math.max(january ?? 0, july ?? 0) }
}
