import { type BookingStatus, orderStatus } from '@/lib/domain/booking'
import { EXTENDABLE_MINUTES } from '@/lib/domain/hold'

interface Held {
  status: BookingStatus
}

/**
 * Returns an order's status and whether it is payable: all its bookings are pending and its hold has not
 * ended.
 */
export function standing(order: { expiresAt: Date }, bookings: readonly Held[], now = new Date()) {
  const status = orderStatus(bookings.map((booking) => booking.status))
  const open = status === 'pending' && bookings.every((booking) => booking.status === 'pending')
  return { status, payable: open && order.expiresAt > now }
}

/**
 * Returns the time from which an order's hold can be extended; null if it was extended, the order is not
 * payable, or payment is deferred, which has its own pay-by time.
 */
export function extendableFrom(
  order: { expiresAt: Date },
  { payable, extended, deferred }: { payable: boolean; extended: boolean; deferred: boolean },
): Date | null {
  if (!payable || extended || deferred) return null
  return new Date(order.expiresAt.getTime() - EXTENDABLE_MINUTES * 60_000)
}
