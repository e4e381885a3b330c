import { z } from 'zod'
import { BOOKING_CHANGES } from '@/lib/domain/booking-change'
import { localDate, localTime } from './shared'

/** When a booking is for. */
const visit = z.object({ date: localDate, end_date: localDate.nullable(), time: localTime.nullable() })

/** What the visitor can change of a booking now, and until when; null for what cannot be changed. */
export const bookingChangeable = z.object({
  date: z
    .object({
      until: z.iso.datetime(),
      /** The option whose dates it can be changed to. */
      option_id: z.string(),
    })
    .nullable(),
  names: z
    .object({
      until: z.iso.datetime(),
      /** Whether another traveller's age has to be given as well. */
      ages: z.boolean(),
    })
    .nullable(),
})

/** A change by the visitor. */
export const bookingChange = z.object({
  kind: z.enum(BOOKING_CHANGES),
  at: z.iso.datetime(),
  /** Of a changed date. */
  before: visit.nullable(),
  after: visit.nullable(),
})
export type BookingChange = z.infer<typeof bookingChange>
