import { type BookingStatus, orderStatus } from '@/lib/domain/booking'

interface Held {
  status: BookingStatus
}

/** An order's status and whether it can be paid now: while all of it is pending and its places are held. */
export function standing(order: { expiresAt: Date }, bookings: readonly Held[], now = new Date()) {
  const status = orderStatus(bookings.map((booking) => booking.status))
  const open = status === 'pending' && bookings.every((booking) => booking.status === 'pending')
  return { status, payable: open && order.expiresAt > now }
}
