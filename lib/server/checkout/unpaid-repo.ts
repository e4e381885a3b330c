import { and, countDistinct, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { bookingSlots, bookings, orders } from '@/lib/server/db/schema'

/** Counts the unpaid orders of a user whose places are held. */
export async function unpaidOrders(db: Transaction, userId: string): Promise<number> {
  const [row] = await db
    .select({ orders: countDistinct(bookings.orderId) })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(eq(orders.userId, userId), eq(bookings.status, 'pending')))
  return row?.orders ?? 0
}

/** Returns the places of products that are held for unpaid orders, by product. */
export async function heldPlaces(
  db: Transaction,
  buyer: { userId: string; placedFrom: string },
  productIds: readonly string[],
): Promise<Map<string, { account: number; address: number }>> {
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${bookingSlots.quantity}) FILTER (WHERE ${condition}), 0)::int`
  const rows = await db
    .select({
      productId: bookings.productId,
      account: sumWhere(sql`${orders.userId} = ${buyer.userId}`),
      address: sumWhere(sql`${orders.placedFrom} = ${buyer.placedFrom}`),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(bookingSlots, eq(bookingSlots.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.status, 'pending'),
        eq(bookingSlots.state, 'held'),
        inArray(bookings.productId, [...productIds]),
        or(eq(orders.userId, buyer.userId), eq(orders.placedFrom, buyer.placedFrom)),
      ),
    )
    .groupBy(bookings.productId)
  return new Map(rows.map(({ productId, ...held }) => [productId, held]))
}
