import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { bookings, orders } from '@/lib/server/db/schema'

/** Counts the bookings of a product that money was paid for, and that were not cancelled. */
export async function countPaidBookings(productId: string): Promise<number> {
  const [row] = await database()
    .select({ n: count() })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        eq(bookings.productId, productId),
        inArray(bookings.status, ['confirmed', 'completed']),
        gt(orders.total, 0),
      ),
    )
  return row?.n ?? 0
}
