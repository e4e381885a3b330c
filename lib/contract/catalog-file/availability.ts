import { z } from 'zod'
import { localDate, localTime } from '@/lib/contract/shared'
import { whole } from './text'

/** Starts that repeat: on these weekdays, at these times, from the first day to the last, both included. */
export const slotRule = z.strictObject({
  from: localDate,
  to: localDate,
  /** ISO weekdays, 1 = Monday; every day unless told. */
  weekdays: z.array(whole(1, 7)).min(1).default([1, 2, 3, 4, 5, 6, 7]),
  /** Wall-clock times of the venue; only where the option is sold by time. */
  times: z.array(localTime).min(1).max(288).optional(),
  /** Seats of a start, rooms of a night, or pieces of a day. */
  capacity: whole(0, 1_000_000),
})

/** One start, in place of what the rules say of it: with its own capacity, or closed. */
export const slotDay = z.strictObject({
  date: localDate,
  time: localTime.optional(),
  capacity: whole(0, 1_000_000).optional(),
  closed: z.boolean().default(false),
})

/**
 * What can be sold from today on; earlier days are not touched. A start that is told nowhere is not for sale. Left out
 * as a whole, availability stays as it is.
 */
export const fileAvailability = z.strictObject({
  /** What there is of an option that is sold without a date. */
  stock: whole(0, 1_000_000).optional(),
  /** Where several speak of the same start, the last one holds. */
  rules: z.array(slotRule).max(500).default([]),
  days: z.array(slotDay).max(20_000).default([]),
  /** Days on which nothing is sold, whatever else is told. */
  closed_days: z.array(localDate).max(2000).default([]),
})
export type FileAvailability = z.output<typeof fileAvailability>
