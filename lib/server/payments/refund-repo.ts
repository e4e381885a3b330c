import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { RefundState } from '@/lib/domain/payment'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import {
  bookingCharges,
  captures,
  paymentAttempts,
  refundStateHistory,
  refunds,
} from '@/lib/server/db/schema'
import type { GatewayLane } from './gateway-round'
import { isInLane } from './lane-repo'

export type RefundRow = typeof refunds.$inferSelect

/** The states in which a refund is not final. */
const OPEN: RefundState[] = ['pending', 'processing']

export async function insertRefund(db: Transaction, refund: typeof refunds.$inferInsert): Promise<string> {
  const [row] = await db.insert(refunds).values(refund).returning({ id: refunds.id })
  if (!row) throw new Error('refund insert returned no row')
  return row.id
}

/** Returns a refund with its payment attempt and capture; null if unknown. */
export async function findRefund(id: string, db: Queryable = database()) {
  const [row] = await db
    .select({ refund: refunds, attempt: paymentAttempts, capture: captures })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(eq(refunds.id, id))
  return row ?? null
}

export type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** Returns the refunds of the shop that succeeded at the gateway with a reference, of any capture. */
export async function refundsMadeAs(db: Queryable, gateway: string, gatewayReference: string) {
  return db
    .select({ refund: refunds, attempt: paymentAttempts, capture: captures })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(
      and(
        eq(captures.gateway, gateway),
        eq(refunds.gatewayReference, gatewayReference),
        eq(refunds.state, 'succeeded'),
        eq(refunds.paidElsewhere, false),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** Whether a refund that is not final has a reference: it was requested again, or is under way. */
export async function isReferenceInUse(
  db: Queryable,
  gateway: string,
  gatewayReference: string,
): Promise<boolean> {
  const open = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(
      and(
        eq(captures.gateway, gateway),
        eq(refunds.gatewayReference, gatewayReference),
        inArray(refunds.state, OPEN),
      ),
    )
    .limit(1)
  return open.length > 0
}

/** Returns the refunds of an order with their payment option, gateway and capture, newest first. */
export async function refundsOf(orderId: string, db: Queryable = database()) {
  return db
    .select({
      refund: refunds,
      optionKey: paymentAttempts.optionKey,
      gateway: paymentAttempts.gateway,
      captured: captures.amount,
      outcome: captures.outcome,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(refunds.createdAt), asc(refunds.id))
}

/** Returns the gateway of a payment attempt; null if unknown. */
export async function gatewayOfAttempt(db: Queryable, attemptId: string): Promise<string | null> {
  const [row] = await db
    .select({ gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
  return row?.gateway ?? null
}

/** Returns the id of the capture that paid for an order. @throws Error if the attempt has not paid */
export async function paidCaptureId(db: Queryable, attemptId: string): Promise<string> {
  const [row] = await db
    .select({ id: captures.id })
    .from(captures)
    .where(and(eq(captures.attemptId, attemptId), eq(captures.outcome, 'paid')))
  if (!row) throw new Error(`attempt ${attemptId} has no paid capture`)
  return row.id
}

/**
 * Returns the amount that paid for an order minus its refunds that succeeded or are under way, in minor units. Refunds
 * of other captures of the attempt do not count.
 */
export async function leftOf(db: Queryable, attemptId: string, captured: number): Promise<number> {
  const [row] = await db
    .select({ back: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .where(
      and(eq(refunds.attemptId, attemptId), eq(captures.outcome, 'paid'), sql`${refunds.state} <> 'failed'`),
    )
  return captured - Number(row?.back ?? 0)
}

/** Returns what is left of a capture after its refunds that succeeded or are under way, in minor units. */
export async function leftOfCapture(db: Queryable, capture: { id: string; amount: number }): Promise<number> {
  const [row] = await db
    .select({ back: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.captureId, capture.id), sql`${refunds.state} <> 'failed'`))
  return capture.amount - Number(row?.back ?? 0)
}

export async function insertBookingCharges(
  db: Transaction,
  charges: Array<typeof bookingCharges.$inferInsert>,
): Promise<void> {
  await db.insert(bookingCharges).values(charges)
}

/** Returns the attempts that paid for an order and whose charges are not recorded. */
export async function attemptsWithoutCharges(
  db: Queryable,
  orderId?: string,
): Promise<Array<typeof paymentAttempts.$inferSelect>> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(captures, and(eq(captures.attemptId, paymentAttempts.id), eq(captures.outcome, 'paid')))
    .leftJoin(bookingCharges, eq(bookingCharges.attemptId, paymentAttempts.id))
    .where(
      and(
        eq(paymentAttempts.state, 'paid'),
        isNull(bookingCharges.bookingId),
        orderId === undefined ? undefined : eq(paymentAttempts.orderId, orderId),
      ),
    )
  return rows.map(({ attempt }) => attempt)
}

/**
 * Returns the refundable amount of a booking, limited by its own charge and by what is left of the whole
 * capture.
 */
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

/** Returns how often a refund has failed. */
export async function countRefundFailures(refundId: string): Promise<number> {
  const [row] = await database()
    .select({ failures: count() })
    .from(refundStateHistory)
    .where(and(eq(refundStateHistory.refundId, refundId), eq(refundStateHistory.state, 'failed')))
  return row?.failures ?? 0
}

const POLL_SECONDS = [60, 600, 3600, 6 * 3600, 24 * 3600] as const

/** Marks a pending refund as accepted by the gateway; false if it is not in that state. */
export async function markSent(db: Transaction, id: string, gatewayReference: string | null, now: Date) {
  const next = new Date(now.getTime() + POLL_SECONDS[0] * 1000)
  const rows = await db
    .update(refunds)
    .set({ state: 'processing', sentAt: now, gatewayReference, nextStatusCheckAt: next })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'pending')))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/**
 * Sets the final state of an open refund; false if it is final already.
 * @param end.isElsewhere whether staff have paid it in another way
 * @param end.staysWatched whether a refund that the gateway has accepted is polled on, since the end is not by it
 */
export async function finalizeRefund(
  db: Transaction,
  id: string,
  end: {
    state: 'succeeded' | 'failed'
    gatewayReference: string | null
    isElsewhere?: boolean
    staysWatched?: boolean
  },
  now = new Date(),
): Promise<boolean> {
  const { state, gatewayReference, isElsewhere = false, staysWatched = false } = end
  const rows = await db
    .update(refunds)
    .set({
      state,
      paidElsewhere: isElsewhere,
      gatewayReference: sql`coalesce(${gatewayReference}, ${refunds.gatewayReference})`,
      endedAt: now,
      sentAt:
        state === 'succeeded'
          ? sql`coalesce(${refunds.sentAt}, ${now.toISOString()}::timestamptz)`
          : undefined,
      nextStatusCheckAt: staysWatched
        ? sql`CASE WHEN ${refunds.state} = 'processing' THEN ${refunds.nextStatusCheckAt} END`
        : null,
    })
    .where(and(eq(refunds.id, id), inArray(refunds.state, OPEN)))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/** Records the gateway's reference of a refund that has none. */
export async function setGatewayReference(db: Transaction, id: string, gatewayReference: string) {
  await db
    .update(refunds)
    .set({ gatewayReference })
    .where(and(eq(refunds.id, id), isNull(refunds.gatewayReference)))
}

/** Ends the polling of a refund. */
export async function endPolling(db: Transaction, id: string): Promise<void> {
  await db.update(refunds).set({ nextStatusCheckAt: null }).where(eq(refunds.id, id))
}

/**
 * Reopens a refund that the gateway rejected; false if it was not rejected.
 * @param gatewayReference null if what follows is no other try at the gateway; by default that of the rejected try
 */
export async function retryRefund(db: Transaction, id: string, gatewayReference?: null): Promise<boolean> {
  const rows = await db
    .update(refunds)
    .set({ state: 'pending', endedAt: null, sentAt: null, nextStatusCheckAt: null, gatewayReference })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'failed')))
    .returning({ id: refunds.id })
  return rows.length > 0
}

/**
 * Claims the refund under way that is longest due for a status query, of a lane and for this worker only. The interval
 * grows each time.
 */
export async function claimRefund(now: Date, lane: GatewayLane): Promise<RefundRow | undefined> {
  const due = database()
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(
      and(
        isNotNull(refunds.nextStatusCheckAt),
        lte(refunds.nextStatusCheckAt, now),
        isInLane(paymentAttempts.gateway, lane),
      ),
    )
    .orderBy(refunds.nextStatusCheckAt)
    .limit(1)
    .for('update', { of: refunds, skipLocked: true })
  const waits = sql.param([...POLL_SECONDS])
  const [row] = await database()
    .update(refunds)
    .set({
      statusChecks: sql`${refunds.statusChecks} + 1`,
      nextStatusCheckAt: sql`${now.toISOString()}::timestamptz + make_interval(secs =>
        (${waits}::int[])[least(${refunds.statusChecks} + 2, ${POLL_SECONDS.length})])`,
    })
    .where(inArray(refunds.id, due))
    .returning()
  return row
}
