import { and, asc, eq, inArray, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { GoodsState, RecordedGoodsState } from '@/lib/domain/goods'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import {
  bookingGoods,
  bookingGoodsHistory,
  bookings,
  depositReturns,
  goodsReturns,
  orders,
} from '@/lib/server/db/schema'
import { fulfilmentOf } from '@/lib/server/db/schema/columns'

export type GoodsRow = typeof bookingGoods.$inferSelect
type Change = Partial<Omit<GoodsRow, 'bookingId' | 'state'>>

/** Returns what is recorded of the goods of bookings; a booking without a record has no row. */
export async function goodsOf(
  bookingIds: readonly string[],
  db: Queryable = database(),
): Promise<GoodsRow[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(bookingGoods)
    .where(inArray(bookingGoods.bookingId, [...bookingIds]))
}

/** Returns what is recorded of the goods of a booking; null if nothing is. */
export async function findGoods(db: Queryable, bookingId: string): Promise<GoodsRow | null> {
  return (await goodsOf([bookingId], db))[0] ?? null
}

/**
 * Moves the goods of a booking to another state, for the actor of `actAs`. The database records the change.
 * @param from the state that the caller has read
 * @returns false, and nothing changed, if the goods are no longer in that state
 */
export async function moveGoods(
  db: Transaction,
  bookingId: string,
  [from, to]: readonly [GoodsState, RecordedGoodsState],
  change: Change,
): Promise<boolean> {
  const rows =
    from === 'none'
      ? await db
          .insert(bookingGoods)
          .values({ ...change, bookingId, state: to })
          .onConflictDoNothing()
          .returning({ id: bookingGoods.bookingId })
      : await db
          .update(bookingGoods)
          .set({ ...change, state: to })
          .where(and(eq(bookingGoods.bookingId, bookingId), eq(bookingGoods.state, from)))
          .returning({ id: bookingGoods.bookingId })
  return rows.length > 0
}

/** Returns the changes of the goods of bookings, oldest first. */
export async function goodsHistoryOf(bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return []
  return database()
    .select()
    .from(bookingGoodsHistory)
    .where(inArray(bookingGoodsHistory.bookingId, [...bookingIds]))
    .orderBy(asc(bookingGoodsHistory.id))
}

export async function insertGoodsReturn(
  db: Transaction,
  row: typeof goodsReturns.$inferInsert,
): Promise<void> {
  await db.insert(goodsReturns).values(row)
}

/** Returns the recorded returns of bookings. */
export async function goodsReturnsOf(bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return []
  return database()
    .select()
    .from(goodsReturns)
    .where(inArray(goodsReturns.bookingId, [...bookingIds]))
}

/** Condition: the booking lends a thing against a deposit. */
const lends = sql`EXISTS (SELECT 1 FROM jsonb_array_elements(${bookings.lines}) AS line
  WHERE line -> 'deposit' = 'true' AND (line ->> 'amount')::bigint * (line ->> 'quantity')::bigint > 0)`

const hasFulfilment = sql`${fulfilmentOf(bookings.bookingDetails)} IS NOT NULL`

async function withOrders(condition: SQL | undefined, limit: number) {
  return database()
    .select({ booking: bookings, reference: orders.reference, goods: bookingGoods })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .leftJoin(bookingGoods, eq(bookingGoods.bookingId, bookings.id))
    .where(condition)
    .orderBy(asc(sql`coalesce(${bookings.localEndDate}, ${bookings.localDate})`), asc(bookings.createdAt))
    .limit(limit)
}

/** Returns the confirmed bookings whose goods are on their way or still to be sent, and requested returns. */
export async function openGoods(state: GoodsState | null, limit: number) {
  const known = sql<GoodsState>`coalesce(${bookingGoods.state}, 'none')`
  return withOrders(
    and(
      or(hasFulfilment, lends),
      state === null
        ? or(
            and(
              eq(bookings.status, 'confirmed'),
              or(isNull(bookingGoods.state), ne(bookingGoods.state, 'returned')),
            ),
            eq(bookingGoods.state, 'return_requested'),
          )
        : and(inArray(bookings.status, ['confirmed', 'completed']), eq(known, state)),
    ),
    limit,
  )
}

/**
 * Returns the bookings whose goods should be back: lent things after their last day, and returns requested before
 * a moment.
 */
export async function overdueReturns(now: Date, requestedBefore: Date, limit: number) {
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${bookings.timeZone})::date`
  const lastDay = sql`coalesce(${bookings.localEndDate}, ${bookings.localDate})`
  const isOut = or(isNull(bookingGoods.state), notInArray(bookingGoods.state, ['ready', 'returned', 'lost']))
  return withOrders(
    or(
      and(inArray(bookings.status, ['confirmed', 'completed']), lends, isOut, lt(lastDay, today)),
      and(eq(bookingGoods.state, 'return_requested'), lte(bookingGoods.returnRequestedAt, requestedBefore)),
    ),
    limit,
  )
}

/** Whether a user has a device whose deposit is not settled, or returns goods. */
export async function hasGoodsOut(db: Transaction, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .leftJoin(bookingGoods, eq(bookingGoods.bookingId, bookings.id))
    .leftJoin(depositReturns, eq(depositReturns.bookingId, bookings.id))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(bookings.status, ['confirmed', 'completed']),
        or(
          and(
            lends,
            isNull(depositReturns.bookingId),
            or(isNull(bookingGoods.state), notInArray(bookingGoods.state, ['returned', 'lost'])),
          ),
          eq(bookingGoods.state, 'return_requested'),
        ),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Locks and returns goods that were shipped before a moment and have no recorded delivery. */
export async function undeliveredSince(db: Transaction, shippedBefore: Date, limit: number) {
  const rows = await db
    .select({ id: bookingGoods.bookingId })
    .from(bookingGoods)
    .where(and(eq(bookingGoods.state, 'shipped'), lte(bookingGoods.shippedAt, shippedBefore)))
    .orderBy(sql`random()`)
    .limit(limit)
    .for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Removes what leads to the recipient of goods: the tracking numbers of a user's orders. */
export async function clearTracking(db: Transaction, userId: string): Promise<void> {
  await db
    .update(bookingGoods)
    .set({ trackingNumber: null })
    .where(
      inArray(
        bookingGoods.bookingId,
        db
          .select({ id: bookings.id })
          .from(bookings)
          .innerJoin(orders, eq(orders.id, bookings.orderId))
          .where(eq(orders.userId, userId)),
      ),
    )
}
