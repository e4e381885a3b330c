import { z } from 'zod'
import { VERTICALS } from '@/lib/domain/catalog'

/** A booking as a mail says it; dates have no time where the mail has none. */
export const reservation = z.object({
  vertical: z.enum(VERTICALS),
  status: z.enum(['confirmed', 'pending', 'cancelled']),
  name: z.string(),
  starts: z.string().nullable(),
  ends: z.string().nullable(),
  /** The number of travellers; null if what is booked is not counted in people. */
  people: z.int().nullable(),
  /** For transport: the outward trip and, if booked, the return trip. */
  trips: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      starts: z.string().nullable(),
      ends: z.string().nullable(),
    }),
  ),
  /** Who provides it, and where: null unless the mail has a voucher, which says so. */
  supplier: z.string().nullable(),
  place: z.object({ name: z.string() }).nullable(),
})
export type Reservation = z.infer<typeof reservation>

const stored = z.array(reservation)

/** Returns the reservations in the values of a mail; none if it has none. */
export const reservationsIn = (value: string | number | undefined): Reservation[] =>
  value ? stored.parse(JSON.parse(String(value))) : []
