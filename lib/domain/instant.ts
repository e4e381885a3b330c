import { Temporal } from 'temporal-polyfill'
import type { LocalDate } from './local-date'

/**
 * Returns the instant of a local time in a time zone. A time skipped by a clock change is moved forward by
 * the gap; an ambiguous time is the earlier one.
 * @param time 'HH:MM' or 'HH:MM:SS'; default: midnight
 */
export function instantOf(date: LocalDate, time: string | null, timeZone: string): Date {
  const zoned = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone,
    plainTime: Temporal.PlainTime.from(time ?? '00:00'),
  })
  return new Date(zoned.epochMilliseconds)
}
