import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { type BookingStatus, PRECEDENCE } from '@/lib/domain/booking'
import { database, type Transaction } from '@/lib/server/db/client'
import {
  bookings,
  captures,
  inboundEvents,
  orders,
  paymentAttempts,
  refunds,
  type StaffAction,
  staffActions,
} from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'
import { type Actor, type OrderRow, operatorOf } from './repo'

/** Writes down what somebody of the shop did by hand, in the transaction that does it; nothing of anybody else. */
export async function recordStaffAction(
  db: Transaction,
  doer: Actor,
  orderId: string | null,
  action: StaffAction,
  details: Record<string, unknown>,
): Promise<void> {
  const operator = operatorOf(doer)
  if (operator !== null) await db.insert(staffActions).values({ orderId, operator, action, details })
}

/** An order by its reference, in any case, or its id; null where there is none. */
export async function findAnyOrder(named: string): Promise<OrderRow | null> {
  const byReference = eq(orders.reference, named.trim().toUpperCase())
  const [row] = await database()
    .select()
    .from(orders)
    .where(isUuid(named) ? or(byReference, eq(orders.id, named)) : byReference)
  return row ?? null
}

/** The newest orders of everybody, of some status where one is told. */
export async function newestOrders(wanted: BookingStatus | null, most: number) {
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
    .where(wanted === null ? undefined : eq(standing.status, wanted))
    .orderBy(desc(orders.createdAt))
    .limit(most)
}

/** Refunds that are not done, the oldest first: asked for, under way, or refused. */
export async function openRefunds(most: number) {
  return database()
    .select({ refund: refunds, reference: orders.reference, gateway: paymentAttempts.gateway })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(inArray(refunds.state, ['requested', 'sent', 'failed']))
    .orderBy(asc(refunds.createdAt))
    .limit(most)
}

/** The payments of an order with what was taken, the oldest first. */
export async function attemptsOf(orderId: string) {
  return database()
    .select({ attempt: paymentAttempts, captured: captures.amount })
    .from(paymentAttempts)
    .leftJoin(captures, eq(captures.attemptId, paymentAttempts.id))
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt))
}

/** The notices that came about some payments. */
export async function noticesOf(invoices: readonly string[]) {
  if (invoices.length === 0) return []
  return database()
    .select()
    .from(inboundEvents)
    .where(inArray(inboundEvents.invoiceNumber, [...invoices]))
    .orderBy(asc(inboundEvents.receivedAt))
}

/** The invoice that a gateway's notice was about; null where no such notice came. */
export async function invoiceOfNotice(eventId: string): Promise<string | null> {
  const [row] = await database()
    .select({ invoice: inboundEvents.invoiceNumber })
    .from(inboundEvents)
    .where(eq(inboundEvents.eventId, eventId))
  return row?.invoice ?? null
}

export async function staffActionsOf(orderId: string) {
  return database()
    .select()
    .from(staffActions)
    .where(eq(staffActions.orderId, orderId))
    .orderBy(asc(staffActions.id))
}

/** Has the gateways be asked about every open payment now. */
export async function askAboutAll(now: Date): Promise<number> {
  const rows = await database()
    .update(paymentAttempts)
    .set({ nextInquiryAt: now })
    .where(sql`${paymentAttempts.nextInquiryAt} IS NOT NULL`)
    .returning({ id: paymentAttempts.id })
  return rows.length
}
