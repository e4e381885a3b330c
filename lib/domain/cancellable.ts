import type { BookingStatus } from './booking'
import { instantOf } from './instant'
import { addDays } from './local-date'

interface Standing {
  status: BookingStatus
  localDate: string | null
  localTime: string | null
  localEndDate: string | null
  timeZone: string
  startsAt: Date | null
  redeemed: boolean
  /** Whether its buyer has seen the activation code of an eSIM: it could be installed, so it counts as used. */
  shown?: boolean
}

const OPEN: readonly BookingStatus[] = ['pending', 'paid', 'confirmed']

/** Until when a booking can be given up: its start, or, where a whole day is booked, the end of that day; null: always. */
export function cancellableUntil(booking: Standing): Date | null {
  const { startsAt, localDate, localTime, localEndDate, timeZone } = booking
  if (!startsAt || localDate === null) return null
  return localTime === null && localEndDate === null
    ? instantOf(addDays(localDate, 1), null, timeZone)
    : startsAt
}

/** Why a booking cannot be given up at a moment: it is over, has begun or was used; null where it can. */
export function cancellationRefusal(
  booking: Standing,
  now: Date,
): 'BOOKING_NOT_CANCELLABLE' | 'CANCELLATION_CLOSED' | 'ESIM_SHOWN' | null {
  if (!OPEN.includes(booking.status)) return 'BOOKING_NOT_CANCELLABLE'
  if (booking.shown) return 'ESIM_SHOWN'
  const until = cancellableUntil(booking)
  return booking.redeemed || (until && until <= now) ? 'CANCELLATION_CLOSED' : null
}
