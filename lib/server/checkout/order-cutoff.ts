import type { Transaction } from '@/lib/server/db/client'
import { type BookingRow, type OrderRow, sellingRules } from '@/lib/server/orders/repo'
import { earliestCutoff, type Start } from './payment-deadline'

/** Returns when the bookings of an order start, with the cut-offs of their options. */
export async function startsOf(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
): Promise<Start[]> {
  const rules = new Map((await sellingRules(db, order.id)).map((rule) => [rule.bookingId, rule]))
  return bookings.map(({ id, startsAt, localTime, timeZone }) => ({
    startsAt,
    localTime,
    timeZone,
    cutoffMinutes: rules.get(id)?.cutoffMinutes ?? 0,
  }))
}

/** Returns the earliest cut-off of an order; null if it has none. */
export async function orderCutoff(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
): Promise<Date | null> {
  return earliestCutoff(await startsOf(db, order, bookings))
}
