import type { BookingStatus } from './booking'
import { areGoodsOut, type GoodsState } from './goods'
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
  /**
   * Whether the buyer has seen the eSIM activation code. It could be installed then, so it counts as used.
   */
  shown?: boolean
  /** Where its goods are; absent if it is not for goods or nothing is recorded. */
  goods?: GoodsState
}

const OPEN: readonly BookingStatus[] = ['pending', 'paid', 'confirmed']

/** Returns the cancellation deadline: the start, or the end of a whole-day booking; null if none. */
export function cancellableUntil(booking: Standing): Date | null {
  const { startsAt, localDate, localTime, localEndDate, timeZone } = booking
  if (!startsAt || localDate === null) return null
  return localTime === null && localEndDate === null
    ? instantOf(addDays(localDate, 1), null, timeZone)
    : startsAt
}

/** Returns why a booking cannot be cancelled (closed, goods sent, started or used), or null if it can. */
export function cancellationRefusal(
  booking: Standing,
  now: Date,
): 'BOOKING_NOT_CANCELLABLE' | 'CANCELLATION_CLOSED' | 'ESIM_SHOWN' | 'GOODS_DELIVERED' | null {
  const areOut = areGoodsOut(booking.goods ?? 'none')
  if (areOut && (booking.status === 'confirmed' || booking.status === 'completed')) return 'GOODS_DELIVERED'
  if (!OPEN.includes(booking.status)) return 'BOOKING_NOT_CANCELLABLE'
  if (booking.shown) return 'ESIM_SHOWN'
  const until = cancellableUntil(booking)
  return booking.redeemed || (until && until <= now) ? 'CANCELLATION_CLOSED' : null
}
