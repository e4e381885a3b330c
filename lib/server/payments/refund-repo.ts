import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookingCharges, paymentAttempts, type RefundState, refunds } from '@/lib/server/db/schema'

export type RefundRow = typeof refunds.$inferSelect

/** What a refund may still come out of. */
const OPEN: RefundState[] = ['requested', 'sent']

export async function insertRefund(db: Transaction, refund: typeof refunds.$inferInsert): Promise<string> {
  const [row] = await db.insert(refunds).values(refund).returning({ id: refunds.id })
  if (!row) throw new Error('the refund was not written')
  return row.id
}

/** A refund with the attempt that it gives back. */
export async function findRefund(id: string, db: Queryable = database()) {
  const [row] = await db
    .select({ refund: refunds, attempt: paymentAttempts })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, id))
  return row ?? null
}

/** The refunds of an order with how each was paid, the newest first. */
export async function refundsOf(orderId: string, db: Queryable = database()) {
  return db
    .select({ refund: refunds, optionKey: paymentAttempts.optionKey, gateway: paymentAttempts.gateway })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(refunds.createdAt), asc(refunds.id))
}

/** What of an attempt's money was not given back, nor asked to be. */
export async function leftOf(db: Queryable, attemptId: string, captured: number): Promise<number> {
  const [row] = await db
    .select({ back: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.attemptId, attemptId), sql`${refunds.state} <> 'failed'`))
  return captured - Number(row?.back ?? 0)
}

export async function insertBookingCharges(
  db: Transaction,
  charges: Array<typeof bookingCharges.$inferInsert>,
): Promise<void> {
  await db.insert(bookingCharges).values(charges)
}

/** What may still go back for a booking: no more than was charged for it, nor than is left of all that was taken. */
export async function leftFor(
  db: Queryable,
  attempt: { id: string; amount: number },
  bookingId: string,
): Promise<number> {
  const [charge] = await db
    .select({ amount: bookingCharges.amount })
    .from(bookingCharges)
    .where(and(eq(bookingCharges.bookingId, bookingId), eq(bookingCharges.attemptId, attempt.id)))
  const [row] = await db
    .select({ back: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.bookingId, bookingId), sql`${refunds.state} <> 'failed'`))
  const left = (charge?.amount ?? 0) - Number(row?.back ?? 0)
  return Math.max(0, Math.min(left, await leftOf(db, attempt.id, attempt.amount)))
}

const SECONDS_TO_ASK = [60, 600, 3600, 6 * 3600, 24 * 3600] as const

/** Notes that the gateway took a refund on; false where it did before, or where it is over. */
export async function markSent(db: Transaction, id: string, gatewayReference: string | null, now: Date) {
  const next = new Date(now.getTime() + SECONDS_TO_ASK[0] * 1000)
  const rows = await db
    .update(refunds)
    .set({ state: 'sent', sentAt: now, gatewayReference, nextInquiryAt: next })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** Ends an open refund; false where it was ended already. */
export async function finalizeRefund(
  db: Transaction,
  id: string,
  state: 'done' | 'failed',
  gatewayReference: string | null,
  now = new Date(),
): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({
      state,
      gatewayReference: sql`coalesce(${gatewayReference}, ${refunds.gatewayReference})`,
      endedAt: now,
      sentAt:
        state === 'done' ? sql`coalesce(${refunds.sentAt}, ${now.toISOString()}::timestamptz)` : undefined,
      nextInquiryAt: null,
    })
    .where(and(eq(refunds.id, id), inArray(refunds.state, OPEN)))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** Asks for a refund once more that the gateway had refused; false where it was not refused. */
export async function retryRefund(db: Transaction, id: string): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({ state: 'requested', endedAt: null, sentAt: null })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'failed')))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** Takes the refunds under way that the gateway is to be asked about now, for this worker alone, ever more seldom. */
export async function claimRefunds(now: Date, most: number): Promise<RefundRow[]> {
  const due = database()
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNotNull(refunds.nextInquiryAt), lte(refunds.nextInquiryAt, now)))
    .orderBy(refunds.nextInquiryAt)
    .limit(most)
    .for('update', { skipLocked: true })
  const waits = sql.param([...SECONDS_TO_ASK])
  return database()
    .update(refunds)
    .set({
      inquiries: sql`${refunds.inquiries} + 1`,
      nextInquiryAt: sql`${now.toISOString()}::timestamptz + make_interval(secs =>
        (${waits}::int[])[least(${refunds.inquiries} + 2, ${SECONDS_TO_ASK.length})])`,
    })
    .where(inArray(refunds.id, due))
    .returning()
}
