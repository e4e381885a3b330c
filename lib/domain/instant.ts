import { Temporal } from 'temporal-polyfill'
import type { LocalDate } from './local-date'

/**
 * The instant of a wall-clock time in a time zone. A time that a clock change skips is moved on by the
 * length of the gap; one that happens twice is the earlier.
 * @param time 'HH:MM' or 'HH:MM:SS'; midnight unless told
 */
export function instantOf(date: LocalDate, time: string | null, timeZone: string): Date {
  const zoned = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from(time ?? '00:00'),
  })
  return new Date(zoned.epochMilliseconds)
}
