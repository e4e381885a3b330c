import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { type BookingStatus, PRECEDENCE } from '@/lib/domain/booking'
import type { UnmatchedResolution } from '@/lib/domain/payment'
import type { StaffAction } from '@/lib/domain/staff-action'
import { database, type Transaction } from '@/lib/server/db/client'
import {
  bookings,
  gatewayNotifications,
  orders,
  paymentAttempts,
  refunds,
  staffActions,
  unmatchedCaptures,
} from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'
import { type Actor, type OrderRow, staffMemberOf } from './repo'

/**
 * Records a manual action of a staff member, in the transaction of that action; does nothing for other
 * actors.
 */
export async function recordStaffAction(
  db: Transaction,
  actor: Actor,
  orderId: string | null,
  action: StaffAction,
  details: Record<string, unknown>,
): Promise<void> {
  const staffMember = staffMemberOf(actor)
  if (staffMember !== null) await db.insert(staffActions).values({ orderId, staffMember, action, details })
}

/** Returns an order by its reference (case-insensitive) or id; null if there is none. */
export async function findAnyOrder(referenceOrId: string): Promise<OrderRow | null> {
  const byReference = eq(orders.reference, referenceOrId.trim().toUpperCase())
  const [row] = await database()
    .select()
    .from(orders)
    .where(isUuid(referenceOrId) ? or(byReference, eq(orders.id, referenceOrId)) : byReference)
  return row ?? null
}

/** Returns the newest orders of all users, optionally of one status. */
export async function newestOrders(status: BookingStatus | null, limit: number) {
  const precedence = sql`${sql.param([...PRECEDENCE])}::text[]`
  const first = sql<BookingStatus>`(${precedence})[min(array_position(${precedence}, ${bookings.status}))]`
  const standing = database()
    .select({ status: first.as('status') })
    .from(bookings)
    .where(eq(bookings.orderId, orders.id))
    .as('standing')
  return database()
    .select({ order: orders, status: standing.status })
    .from(orders)
    .crossJoinLateral(standing)
    .where(status === null ? undefined : eq(standing.status, status))
    .orderBy(desc(orders.createdAt))
    .limit(limit)
}

/** Returns the refunds that are pending, processing or failed, oldest first. */
export async function openRefunds(limit: number) {
  return database()
    .select({ refund: refunds, reference: orders.reference, gateway: paymentAttempts.gateway })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(inArray(refunds.state, ['pending', 'processing', 'failed']))
    .orderBy(asc(refunds.createdAt))
    .limit(limit)
}

/** Returns the payment attempts of an order, oldest first. */
export async function attemptsOf(orderId: string) {
  return database()
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt))
}

/** Returns the captures and refunds that no order has, oldest first. */
export async function openUnmatchedCaptures(limit: number) {
  return database()
    .select()
    .from(unmatchedCaptures)
    .where(isNull(unmatchedCaptures.resolvedAt))
    .orderBy(asc(unmatchedCaptures.receivedAt))
    .limit(limit)
}

/** Returns a capture or refund that no order has and that is not resolved; null if there is none with that id. */
export async function openUnmatchedCapture(id: string) {
  if (!isUuid(id)) return null
  const [row] = await database()
    .select()
    .from(unmatchedCaptures)
    .where(and(eq(unmatchedCaptures.id, id), isNull(unmatchedCaptures.resolvedAt)))
  return row ?? null
}

/** Marks what no order has as resolved, and returns it; null if there is none with that id, or it is resolved already. */
export async function resolveUnmatchedCapture(
  db: Transaction,
  id: string,
  resolution: UnmatchedResolution,
  now: Date,
): Promise<typeof unmatchedCaptures.$inferSelect | null> {
  const [row] = await db
    .update(unmatchedCaptures)
    .set({ resolvedAt: now, resolution })
    .where(and(eq(unmatchedCaptures.id, id), isNull(unmatchedCaptures.resolvedAt)))
    .returning()
  return row ?? null
}

/** Returns the gateway notifications for some invoices, oldest first. */
export async function notificationsOf(invoices: readonly string[]) {
  if (invoices.length === 0) return []
  return database()
    .select()
    .from(gatewayNotifications)
    .where(inArray(gatewayNotifications.invoiceNumber, [...invoices]))
    .orderBy(asc(gatewayNotifications.receivedAt))
}

/** Returns the invoice that a gateway's notification was about; null if there is no such notification. */
export async function invoiceOfNotification(eventId: string): Promise<string | null> {
  const [row] = await database()
    .select({ invoice: gatewayNotifications.invoiceNumber })
    .from(gatewayNotifications)
    .where(eq(gatewayNotifications.eventId, eventId))
  return row?.invoice ?? null
}

export async function staffActionsOf(orderId: string) {
  return database()
    .select()
    .from(staffActions)
    .where(eq(staffActions.orderId, orderId))
    .orderBy(asc(staffActions.id))
}

/** Makes every open payment due for a status query now. Returns how many there are. */
export async function scheduleStatusQueries(now: Date): Promise<number> {
  const rows = await database()
    .update(paymentAttempts)
    .set({ nextStatusCheckAt: now })
    .where(sql`${paymentAttempts.nextStatusCheckAt} IS NOT NULL`)
    .returning({ id: paymentAttempts.id })
  return rows.length
}
