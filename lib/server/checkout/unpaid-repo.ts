import { and, countDistinct, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
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

/**
 * Locks what an address holds of products until the transaction ends, in the order of the keys, so that concurrent
 * orders neither exceed a limit together nor deadlock.
 */
export async function lockHeldPlaces(
  db: Transaction,
  [placedFrom = '']: readonly string[],
  productIds: readonly string[],
): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(${`held ${placedFrom} `} || product, 0) AS key
    FROM unnest(${sql.param([...productIds])}::text[]) AS product ORDER BY key
  ) AS keys`)
}

/**
 * Returns the places of products that are held for unpaid orders, by product. A booking counts with the slot of which it
 * holds the most: a stay holds a place of each night.
 */
export async function heldPlaces(
  db: Transaction,
  buyer: { userId: string; placedFrom: readonly string[] },
  productIds: readonly string[],
): Promise<Map<string, { account: number; address: number }>> {
  const held = db
    .select({
      productId: bookings.productId,
      userId: orders.userId,
      placedFrom: orders.placedFrom,
      places: max(bookingSlots.quantity).as('places'),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(bookingSlots, eq(bookingSlots.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.status, 'pending'),
        eq(bookingSlots.state, 'held'),
        inArray(bookings.productId, [...productIds]),
        or(eq(orders.userId, buyer.userId), inArray(orders.placedFrom, buyer.placedFrom)),
      ),
    )
    .groupBy(bookings.id, orders.id)
    .as('held')
  const sumWhere = (condition: SQL) =>
    sql<number>`coalesce(sum(${held.places}) FILTER (WHERE ${condition}), 0)::int`
  const rows = await db
    .select({
      productId: held.productId,
      account: sumWhere(eq(held.userId, buyer.userId)),
      address: sumWhere(inArray(held.placedFrom, buyer.placedFrom)),
    })
    .from(held)
    .groupBy(held.productId)
  return new Map(rows.map(({ productId, ...places }) => [productId, places]))
}
