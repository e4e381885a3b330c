import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { type BookingActor, type BookingStatus, PRECEDENCE } from '@/lib/domain/booking'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookingSlots, bookings, options, orders, unitItems } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'
import { newReference } from './reference'

export type OrderRow = typeof orders.$inferSelect
export type BookingRow = typeof bookings.$inferSelect
export type UnitItemRow = typeof unitItems.$inferSelect

/** A visitor's order; null where it is somebody else's, unknown, or no id at all. */
export async function findOrder(userId: string, id: string): Promise<OrderRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database()
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return row ?? null
}

/** Whether an order is a visitor's; false where it is somebody else's, unknown, or no id at all. */
export async function isOrderOf(userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const mine = database()
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  const { rows } = await database().execute<{ owned: boolean }>(sql`SELECT EXISTS (${mine}) AS owned`)
  return rows[0]?.owned ?? false
}

/** The order that an earlier press with the same key placed; null where there was none. */
export async function findPlaced(userId: string, key: string, db: Queryable = database()) {
  const [row] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
  return row ?? null
}

/** Orders of a visitor whose derived status is one of some; any where none is named. */
function ownedBy(userId: string, statuses: readonly BookingStatus[] | undefined) {
  const own = eq(orders.userId, userId)
  if (!statuses) return own
  const order = sql.param([...PRECEDENCE])
  const derived = sql`(${order}::text[])[(SELECT min(array_position(${order}::text[], ${bookings.status}))
    FROM ${bookings} WHERE ${bookings.orderId} = ${orders.id})]`
  return and(own, sql`${derived} = ANY(${sql.param([...statuses])}::text[])`)
}

export async function countOrders(userId: string, statuses?: readonly BookingStatus[]): Promise<number> {
  const [row] = await database().select({ all: count() }).from(orders).where(ownedBy(userId, statuses))
  return row?.all ?? 0
}

export async function listOrders(
  userId: string,
  { limit, offset, status }: { limit: number; offset: number; status?: readonly BookingStatus[] },
) {
  return database()
    .select()
    .from(orders)
    .where(ownedBy(userId, status))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
}

export async function bookingsOf(
  orderIds: readonly string[],
  db: Queryable = database(),
): Promise<BookingRow[]> {
  if (orderIds.length === 0) return []
  return db
    .select()
    .from(bookings)
    .where(inArray(bookings.orderId, [...orderIds]))
    .orderBy(asc(bookings.position))
}

export async function unitItemsOf(
  bookingIds: readonly string[],
  db: Queryable = database(),
): Promise<UnitItemRow[]> {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(unitItems)
    .where(inArray(unitItems.bookingId, [...bookingIds]))
    .orderBy(asc(unitItems.position))
}

/** Locks an order, and with it its bookings and attempts, until the transaction ends. */
export async function lockOrder(db: Transaction, id: string): Promise<OrderRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row ?? null
}

/** What of a booking's option decides how it is sold. */
export async function sellingRules(db: Queryable, orderId: string) {
  return db
    .select({
      bookingId: bookings.id,
      cutoffMinutes: options.cutoffMinutes,
      inventory: options.inventory,
    })
    .from(bookings)
    .innerJoin(options, eq(options.id, bookings.optionId))
    .where(eq(bookings.orderId, orderId))
}

const MOST_REFERENCES = 20

/** Writes an order under a reference that is not taken yet. */
export async function insertOrder(
  db: Transaction,
  order: Omit<typeof orders.$inferInsert, 'reference'>,
  now: Date,
): Promise<OrderRow> {
  for (let tries = 0; tries < MOST_REFERENCES; tries++) {
    const [row] = await db
      .insert(orders)
      .values({ ...order, reference: newReference(now) })
      .onConflictDoNothing({ target: orders.reference })
      .returning()
    if (row) return row
  }
  throw new Error('no order reference is free')
}

export async function insertBooking(
  db: Transaction,
  booking: typeof bookings.$inferInsert,
  places: ReadonlyArray<{ slotId: number; quantity: number }>,
  people: ReadonlyArray<Omit<typeof unitItems.$inferInsert, 'bookingId'>>,
): Promise<BookingRow> {
  const [row] = await db.insert(bookings).values(booking).returning()
  if (!row) throw new Error('the booking was not written')
  if (places.length > 0)
    await db
      .insert(bookingSlots)
      .values(places.map((place) => ({ ...place, bookingId: row.id, state: 'held' as const })))
  if (people.length > 0)
    await db.insert(unitItems).values(people.map((item) => ({ ...item, bookingId: row.id })))
  return row
}

/** Who makes a change: one of the actors, or somebody of the shop by name. */
export type Actor = BookingActor | { operator: string }

export const actorOf = (doer: Actor): BookingActor => (typeof doer === 'string' ? doer : 'operator')
export const operatorOf = (doer: Actor): string | null => (typeof doer === 'string' ? null : doer.operator)

/** Names who makes the changes of status that follow in a transaction, and why. */
export async function actAs(db: Transaction, doer: Actor, reason = ''): Promise<void> {
  await db.execute(sql`SELECT set_config('sunhop.actor', ${actorOf(doer)}, true),
    set_config('sunhop.operator', ${operatorOf(doer) ?? ''}, true),
    set_config('sunhop.reason', ${reason}, true)`)
}

/** Changes the status of bookings; who does it and why are written beside it by the database. */
export async function setStatus(
  db: Transaction,
  bookingIds: readonly string[],
  status: BookingStatus,
  doer: Actor,
  reason = '',
): Promise<void> {
  if (bookingIds.length === 0) return
  await actAs(db, doer, reason)
  await db
    .update(bookings)
    .set({ status })
    .where(inArray(bookings.id, [...bookingIds]))
}

/** Keeps the places of an order's unpaid bookings until exactly some moment. */
export async function setHold(db: Transaction, orderId: string, until: Date): Promise<void> {
  await db.update(orders).set({ expiresAt: until }).where(eq(orders.id, orderId))
  await db
    .update(bookings)
    .set({ expiresAt: until })
    .where(and(eq(bookings.orderId, orderId), eq(bookings.status, 'pending')))
}

/** Keeps the places of an order's unpaid bookings until a later moment; never shortens a hold. */
export async function extendHold(db: Transaction, order: OrderRow, until: Date): Promise<void> {
  if (until > order.expiresAt) await setHold(db, order.id, until)
}

/** Orders whose hold ran out unpaid, the longest overdue first. */
export async function overdueOrders(now: Date, most: number): Promise<string[]> {
  const rows = await database()
    .select({ id: bookings.orderId })
    .from(bookings)
    .where(sql`${bookings.status} = 'pending' AND ${bookings.expiresAt} <= ${now.toISOString()}`)
    .groupBy(bookings.orderId)
    .orderBy(sql`min(${bookings.expiresAt})`)
    .limit(most)
  return rows.map(({ id }) => id)
}
