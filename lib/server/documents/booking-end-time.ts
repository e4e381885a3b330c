import type { Booking } from '@/lib/contract/orders'
import { addDays } from '@/lib/domain/local-date'
import { venueInstant } from '@/lib/domain/venue-instant'

/** Returns the end of the last day at the venue, when a pass expires; null for an undated booking. */
export function endOfBooking({ date, end_date, legs, time_zone }: Booking): Date | null {
  const last = legs.at(-1)?.date ?? end_date ?? date
  return last ? venueInstant(addDays(last, 1), null, time_zone) : null
}
