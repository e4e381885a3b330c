import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { type BookingActor, type BookingStatus, PRECEDENCE } from '@/lib/domain/booking'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookingSlots, bookings, options, orders, unitItems } from '@/lib/server/db/schema'
import { requireFittingSchema } from '@/lib/server/db/schema-version'
import { isUuid } from '@/lib/server/db/uuid'
import type { GatewayLane } from '@/lib/server/payments/gateway-round'
import { isInLane } from '@/lib/server/payments/lane-repo'
import { newReference } from './reference'

export type OrderRow = typeof orders.$inferSelect
export type BookingRow = typeof bookings.$inferSelect
export type UnitItemRow = typeof unitItems.$inferSelect

/** Returns a user's order; null if it is another user's or unknown, or the id is malformed. */
export async function findOrder(userId: string, id: string): Promise<OrderRow | null> {
  if (!isUuid(id)) return null
  const [row] = await database()
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return row ?? null
}

/** Whether an order belongs to a user; false if it is unknown or the id is malformed. */
export async function isOrderOf(userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const ownOrder = database()
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  const { rows } = await database().execute<{ owned: boolean }>(sql`SELECT EXISTS (${ownOrder}) AS owned`)
  return rows[0]?.owned ?? false
}

/** Returns the order that was placed with an idempotency key; null if there is none. */
export async function findPlaced(userId: string, key: string, db: Queryable = database()) {
  const [row] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)))
  return row ?? null
}

/** Condition: orders of a user whose derived status is one of `statuses`; all if undefined. */
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

/**
 * Locks an order, and with it its bookings and attempts, until the transaction ends. A newer server, which has migrated the
 * database, may record what belongs to it in a way that this one does not know: it changes no order then.
 * @throws ApiError UNAVAILABLE if a newer server has migrated the database
 */
export async function lockOrder(db: Transaction, id: string): Promise<OrderRow | null> {
  if (!isUuid(id)) return null
  await requireFittingSchema(db)
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update')
  return row ?? null
}

/** Returns the cut-off and inventory type of the option of each booking. */
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

const MAX_ATTEMPTS = 20

/** Inserts an order with an unused reference. */
export async function insertOrder(
  db: Transaction,
  order: Omit<typeof orders.$inferInsert, 'reference'>,
  now: Date,
): Promise<OrderRow> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const [row] = await db
      .insert(orders)
      .values({ ...order, reference: newReference(now) })
      .onConflictDoNothing({ target: orders.reference })
      .returning()
    if (row) return row
  }
  throw new Error('no free order reference found')
}

export async function insertBooking(
  db: Transaction,
  booking: typeof bookings.$inferInsert,
  places: ReadonlyArray<{ slotId: number; quantity: number }>,
  people: ReadonlyArray<Omit<typeof unitItems.$inferInsert, 'bookingId'>>,
): Promise<BookingRow> {
  const [row] = await db.insert(bookings).values(booking).returning()
  if (!row) throw new Error('booking insert returned no row')
  if (places.length > 0)
    await db
      .insert(bookingSlots)
      .values(places.map((place) => ({ ...place, bookingId: row.id, state: 'held' as const })))
  if (people.length > 0)
    await db.insert(unitItems).values(people.map((item) => ({ ...item, bookingId: row.id })))
  return row
}

/** Who makes a change: one of the actors, or a staff member by name. */
export type Actor = BookingActor | { staffMember: string }

export const actorOf = (actor: Actor): BookingActor => (typeof actor === 'string' ? actor : 'operator')
export const staffMemberOf = (actor: Actor): string | null =>
  typeof actor === 'string' ? null : actor.staffMember

/** Sets the actor and reason that the database records for later status changes in the transaction. */
export async function actAs(db: Transaction, actor: Actor, reason = ''): Promise<void> {
  await db.execute(sql`SELECT set_config('sunhop.actor', ${actorOf(actor)}, true),
    set_config('sunhop.staff_member', ${staffMemberOf(actor) ?? ''}, true),
    set_config('sunhop.reason', ${reason}, true)`)
}

/** Changes the status of bookings. The database records the actor and the reason. */
export async function setStatus(
  db: Transaction,
  bookingIds: readonly string[],
  status: BookingStatus,
  actor: Actor,
  reason = '',
): Promise<void> {
  if (bookingIds.length === 0) return
  await actAs(db, actor, reason)
  await db
    .update(bookings)
    .set({ status })
    .where(inArray(bookings.id, [...bookingIds]))
}

/** Sets the end of the hold of an order and its unpaid bookings. */
export async function setHold(db: Transaction, orderId: string, until: Date): Promise<void> {
  await db.update(orders).set({ expiresAt: until }).where(eq(orders.id, orderId))
  await db
    .update(bookings)
    .set({ expiresAt: until })
    .where(and(eq(bookings.orderId, orderId), eq(bookings.status, 'pending')))
}

/** Extends the hold of an order and its unpaid bookings; never shortens it. */
export async function extendHold(db: Transaction, order: OrderRow, until: Date): Promise<void> {
  if (until > order.expiresAt) await setHold(db, order.id, until)
}

/**
 * Returns the ids of the unpaid orders of a lane whose hold has ended, in a random order: a gateway that is silent about
 * some payments only must not be called about these first in every round.
 */
export async function overdueOrders(now: Date, lane: GatewayLane, limit: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    SELECT id FROM (
      SELECT b.order_id AS id, min(b.expires_at) AS until
      FROM bookings b
      LEFT JOIN payment_attempts a ON a.order_id = b.order_id AND a.state IN ('created', 'pending')
      WHERE b.status = 'pending' AND b.expires_at <= ${now.toISOString()} AND ${isInLane(sql`a.gateway`, lane)}
      GROUP BY b.order_id ORDER BY until LIMIT ${limit}
    ) AS overdue
    ORDER BY random()`)
  return rows.map(({ id }) => id)
}
