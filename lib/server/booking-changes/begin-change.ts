import { ApiError } from '@/lib/contract/error'
import type { Transaction } from '@/lib/server/db/client'
import { findBookingChange } from '@/lib/server/orders/booking-change-repo'
import {
  type BookingRow,
  bookingsOf,
  lockOrder,
  type OrderRow,
  type UnitItemRow,
  unitItemsOf,
} from '@/lib/server/orders/repo'

/** A change of a booking that a customer requests. */
export interface ChangeRequest {
  orderId: string
  bookingId: string
  /** The order must belong to this user. */
  ownerId: string
  key: string
  /** Hashes of the request, the first one as it is stored. */
  hashes: readonly string[]
}

export interface OpenChange {
  order: OrderRow
  /** All bookings of the order. */
  bookings: readonly BookingRow[]
  booking: BookingRow
  items: readonly UnitItemRow[]
}

/**
 * Locks an order for a change of one of its bookings. Cancellations and redemptions of its tickets wait until the
 * transaction ends.
 * @returns null if the same change was made before
 * @throws ApiError ORDER_NOT_FOUND, also for another account's; BOOKING_NOT_FOUND, IDEMPOTENCY_CONFLICT
 */
export async function beginChange(db: Transaction, request: ChangeRequest): Promise<OpenChange | null> {
  const order = await lockOrder(db, request.orderId)
  if (order?.userId !== request.ownerId) throw new ApiError('ORDER_NOT_FOUND')
  const bookings = await bookingsOf([order.id], db)
  const booking = bookings.find(({ id }) => id === request.bookingId)
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
  const before = await findBookingChange(db, booking.id, request.key)
  if (before && !request.hashes.includes(before.requestHash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
  if (before) return null
  return { order, bookings, booking, items: await unitItemsOf([booking.id], db) }
}
