import { type BookingStatus, orderStatus } from '@/lib/domain/booking'
import { EXTENDABLE_MINUTES } from '@/lib/domain/hold'

interface Held {
  status: BookingStatus
}

/** An order's status and whether it can be paid now: while all of it is pending and its places are held. */
export function standing(order: { expiresAt: Date }, bookings: readonly Held[], now = new Date()) {
  const status = orderStatus(bookings.map((booking) => booking.status))
  const open = status === 'pending' && bookings.every((booking) => booking.status === 'pending')
  return { status, payable: open && order.expiresAt > now }
}

/**
 * From when an order's places can be kept longer; null where they were once, where nothing waits, and where payment is
 * put off: that has a stated end.
 */
export function extendableFrom(
  order: { expiresAt: Date },
  { payable, extended, deferred }: { payable: boolean; extended: boolean; deferred: boolean },
): Date | null {
  if (!payable || extended || deferred) return null
  return new Date(order.expiresAt.getTime() - EXTENDABLE_MINUTES * 60_000)
}
