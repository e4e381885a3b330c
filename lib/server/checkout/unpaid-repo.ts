import { and, eq, gt, inArray, max, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { bookingSlots, bookings, options, orders, slots } from '@/lib/server/db/schema'

export interface Buyer {
  userId: string
  /** The hashes of the buyer's address. */
  placedFrom: readonly string[]
}

/** Places of a product that bookings have without having been paid for. */
export const NOTHING_HELD = {
  bookings: 0,
  /** A booking counts with the slot of which it holds the most: a stay with its rooms. */
  places: 0,
  /** A booking counts with all its slots: a stay with the nights of each room. */
  onAllDates: 0,
}

/** What can still be bought of a product, or is held by others. */
export interface Offered {
  onAllDates: number
  /** On the departure, or of the stock, that offers the most. */
  onOneDeparture: number
}

/**
 * Makes the orders of an address take turns until the transaction ends, so that concurrent ones do not exceed a limit
 * together.
 */
export async function lockUnpaid(db: Transaction, [placedFrom = '']: readonly string[]): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`unpaid ${placedFrom}`}, 0))`)
}

/** Counts the unpaid orders of an account and of an address whose places are held. */
export async function unpaidOrders(db: Transaction, buyer: Buyer) {
  const countWhere = (condition: SQL) =>
    sql<number>`(count(DISTINCT ${orders.id}) FILTER (WHERE ${condition}))::int`
  const [row] = await db
    .select({
      account: countWhere(eq(orders.userId, buyer.userId)),
      address: countWhere(inArray(orders.placedFrom, [...buyer.placedFrom])),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        eq(bookings.status, 'pending'),
        or(eq(orders.userId, buyer.userId), inArray(orders.placedFrom, [...buyer.placedFrom])),
      ),
    )
  return row ?? { account: 0, address: 0 }
}

/** Counts the free orders of an account and of an address in the last 24 hours. */
export async function freeOrders(db: Transaction, buyer: Buyer) {
  const countWhere = (condition: SQL) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
  const [row] = await db
    .select({
      account: countWhere(eq(orders.userId, buyer.userId)),
      address: countWhere(inArray(orders.placedFrom, [...buyer.placedFrom])),
    })
    .from(orders)
    .where(
      and(
        eq(orders.total, 0),
        gt(orders.createdAt, sql`now() - interval '24 hours'`),
        or(eq(orders.userId, buyer.userId), inArray(orders.placedFrom, [...buyer.placedFrom])),
      ),
    )
  return row ?? { account: 0, address: 0 }
}

/** Bookings that wait for payment, or free ones whose service has not started. */
const HOLDING = {
  unpaid: and(eq(bookings.status, 'pending'), eq(bookingSlots.state, 'held')),
  free: and(
    eq(orders.total, 0),
    eq(bookingSlots.state, 'sold'),
    inArray(bookings.status, ['paid', 'confirmed']),
    sql`coalesce(${bookings.startsAt} > now(), true)`,
  ),
}

/** Returns the places of products that an account and an address have without having paid for them, by product. */
export async function heldPlaces(
  db: Transaction,
  buyer: Buyer,
  productIds: readonly string[],
  kind: keyof typeof HOLDING,
): Promise<Map<string, Record<'account' | 'address', typeof NOTHING_HELD>>> {
  const held = db
    .select({
      productId: bookings.productId,
      userId: orders.userId,
      placedFrom: orders.placedFrom,
      places: max(bookingSlots.quantity).as('places'),
      onAllDates: sum(bookingSlots.quantity).as('on_all_dates'),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(bookingSlots, eq(bookingSlots.bookingId, bookings.id))
    .where(
      and(
        HOLDING[kind],
        inArray(bookings.productId, [...productIds]),
        or(eq(orders.userId, buyer.userId), inArray(orders.placedFrom, [...buyer.placedFrom])),
      ),
    )
    .groupBy(bookings.id, orders.id)
    .as('held')
  const where = (condition: SQL) => ({
    bookings: sql<number>`(count(*) FILTER (WHERE ${condition}))::int`,
    places: sql<number>`coalesce(sum(${held.places}) FILTER (WHERE ${condition}), 0)::int`,
    onAllDates: sql<number>`coalesce(sum(${held.onAllDates}) FILTER (WHERE ${condition}), 0)::int`,
  })
  const rows = await db
    .select({
      productId: held.productId,
      account: where(eq(held.userId, buyer.userId)),
      address: where(inArray(held.placedFrom, [...buyer.placedFrom])),
    })
    .from(held)
    .groupBy(held.productId)
  return new Map(rows.map(({ productId, ...places }) => [productId, places]))
}

/** Returns what products still offer, by product. */
export async function offeredPlaces(
  db: Transaction,
  productIds: readonly string[],
): Promise<Map<string, Offered>> {
  const left = sql`${slots.capacity} - ${slots.sold}`
  const rows = await db
    .select({
      productId: options.productId,
      onAllDates: sql<number>`sum(${left})::int`,
      onOneDeparture: sql<number>`max(${left})`,
    })
    .from(slots)
    .innerJoin(options, eq(options.id, slots.optionId))
    .where(
      and(
        inArray(options.productId, [...productIds]),
        eq(slots.closed, false),
        sql`(${slots.startsAt} IS NULL OR ${slots.startsAt} > now())`,
      ),
    )
    .groupBy(options.productId)
  return new Map(rows.map(({ productId, ...offered }) => [productId, offered]))
}
