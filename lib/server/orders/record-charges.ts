import { moneyOf } from '@/lib/domain/money'
import type { Transaction } from '@/lib/server/db/client'
import { bookingShares } from '@/lib/server/orders/allocate-charge'
import { type BookingRow, type OrderRow, unitItemsOf } from '@/lib/server/orders/repo'
import { insertBookingCharges } from '@/lib/server/payments/refund-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'

/**
 * Records how much of a paid attempt's charge belongs to each booking of its order. The database allows no
 * refund above that.
 * @returns the charges by booking id, in minor units of the attempt's currency
 */
export async function recordCharges(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  attempt: AttemptRow,
): Promise<Map<string, number>> {
  const charge = moneyOf(attempt.amount, attempt.currency)
  const all = await unitItemsOf(
    bookings.map(({ id }) => id),
    db,
  )
  const charges = bookings.map((booking) => {
    const own = all.filter(({ bookingId }) => bookingId === booking.id)
    const { items, rest } = bookingShares(order, bookings, booking, own, charge)
    const shares = [...items.values(), rest]
    const deposit = shares.reduce((sum, share) => sum + share.deposit, 0)
    const amount = shares.reduce((sum, share) => sum + share.price, deposit)
    return { bookingId: booking.id, attemptId: attempt.id, amount, deposit, currency: charge.currency }
  })
  await insertBookingCharges(db, charges)
  return new Map(charges.map(({ bookingId, amount }) => [bookingId, amount]))
}
