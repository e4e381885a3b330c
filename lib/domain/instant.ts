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

/** Returns a local time with the offset of its zone, e.g. '2026-12-12T18:30:00+07:00'; without a time the date alone. */
export function withOffset(date: LocalDate, time: string | null, timeZone: string): string {
  if (time === null) return date
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}
