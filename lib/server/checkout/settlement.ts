import type { Transaction } from '@/lib/server/db/client'
import { type BookingRow, bookingsOf, lockOrder, type OrderRow } from '@/lib/server/orders/repo'
import { type AttemptRow, findAttempt } from '@/lib/server/payments/repo'

/** A payment attempt and its order, under the order's lock. */
export interface Settlement {
  db: Transaction
  order: OrderRow
  bookings: BookingRow[]
  attempt: AttemptRow
  now: Date
}

/** Returns the current state of an attempt and its order, under the order's lock; null if it does not exist. */
export async function settlementOf(
  db: Transaction,
  invoice: string,
  orderId: string,
  now: Date,
): Promise<Settlement | null> {
  const order = await lockOrder(db, orderId)
  const attempt = await findAttempt(invoice, db)
  return order && attempt && { db, order, bookings: await bookingsOf([order.id], db), attempt, now }
}
