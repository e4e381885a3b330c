import { z } from 'zod'
import { localDate, localTime } from '@/lib/contract/shared'
import { dateOrYearlyDay } from './day'
import { whole } from './text'

/** Recurring starts: on these weekdays, at these times, from the first to the last day inclusive. */
export const slotRule = z.strictObject({
  /** Both may be omitted, or days of every year (a season), if the availability has `days_ahead`. */
  from: dateOrYearlyDay.optional(),
  to: dateOrYearlyDay.optional(),
  /** ISO weekdays, 1 = Monday; default: every day. */
  weekdays: z.array(whole(1, 7)).min(1).default([1, 2, 3, 4, 5, 6, 7]),
  /** Local times of the venue; only for options sold by time. */
  times: z.array(localTime).min(1).max(288).optional(),
  /** Seats per start, rooms per night, or items per day. */
  capacity: whole(0, 1_000_000),
})

/** A single start that overrides the rules: with its own capacity, or closed. */
export const slotDay = z.strictObject({
  date: localDate,
  time: localTime.optional(),
  capacity: whole(0, 1_000_000).optional(),
  closed: z.boolean().default(false),
})

/**
 * What can be sold from today on; past days do not change. A start that is not listed is not for sale. If the
 * whole object is omitted, availability does not change.
 */
export const fileAvailability = z.strictObject({
  /** Stock of an option that is sold without a date. */
  stock: whole(0, 1_000_000).optional(),
  /**
   * Makes the rules roll: the shop opens this many days for sale, today included, and another one every day.
   * Later days of the rules and single days follow when they come into reach.
   */
  days_ahead: whole(1, 730).optional(),
  /** If several rules cover the same start, the last one applies. */
  rules: z.array(slotRule).max(500).default([]),
  days: z.array(slotDay).max(20_000).default([]),
  /** Days on which nothing is sold; overrides rules and days. */
  closed_days: z.array(dateOrYearlyDay).max(2000).default([]),
})
export type FileAvailability = z.output<typeof fileAvailability>
