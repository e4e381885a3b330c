import { dateTimeFormat } from './date-time-format'

const MINUTE = 60_000

/** Returns the offset of a time zone from UTC at an instant, in minutes. */
export function utcOffset(timeZone: string, at: Date): number {
  const parts = dateTimeFormat('en-US', {
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

/** Returns the minimum and maximum UTC offset within a year of `now`, in minutes (summer time). */
export function utcOffsetRange(timeZone: string, now: Date): { least: number; most: number } {
  // Summer and winter time both last longer than a quarter.
  const offsets = [0, 1, 2, 3].map((quarter) =>
    utcOffset(timeZone, new Date(now.getTime() + quarter * QUARTER)),
  )
  return { least: Math.min(...offsets), most: Math.max(...offsets) }
}
