import { ApiError } from '@/lib/contract/error'
import { type GoodsState, hasGoods } from '@/lib/domain/goods'
import type { Transaction } from '@/lib/server/db/client'
import { findGoods, type GoodsRow } from '@/lib/server/orders/goods-repo'
import { type BookingRow, bookingsOf, lockOrder, type OrderRow } from '@/lib/server/orders/repo'

export interface GoodsBooking {
  order: OrderRow
  bookings: readonly BookingRow[]
  booking: BookingRow
  /** Null if nothing is recorded of its goods. */
  goods: GoodsRow | null
  state: GoodsState
}

/**
 * Locks an order and returns one of its bookings with its goods.
 * @param ownerId the order must belong to this user; any order if absent
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, NO_GOODS if the booking is not for goods
 */
export async function lockGoods(
  db: Transaction,
  orderId: string,
  bookingId: string,
  ownerId?: string,
): Promise<GoodsBooking> {
  const order = await lockOrder(db, orderId)
  if (!order || (ownerId !== undefined && order.userId !== ownerId)) throw new ApiError('ORDER_NOT_FOUND')
  const bookings = await bookingsOf([order.id], db)
  const booking = bookings.find(({ id }) => id === bookingId)
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
  if (!hasGoods(booking)) throw new ApiError('NO_GOODS')
  const goods = await findGoods(db, booking.id)
  return { order, bookings, booking, goods, state: goods?.state ?? 'none' }
}
