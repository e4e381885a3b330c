import { and, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { captures, gatewayNotifications, paymentAttempts, unmatchedCaptures } from '@/lib/server/db/schema'

export type CaptureRow = typeof captures.$inferSelect

/** Records a capture. The caller must hold the order's lock. */
export async function insertCapture(
  db: Transaction,
  capture: typeof captures.$inferInsert,
): Promise<CaptureRow> {
  const [row] = await db.insert(captures).values(capture).returning()
  if (!row) throw new Error('capture insert returned no row')
  return row
}

/** Closes what waits for staff about a capture that has been recorded since: its amount was missing. */
export async function resolveRecorded(db: Transaction, capture: CaptureRow, invoice: string): Promise<void> {
  await db
    .update(unmatchedCaptures)
    .set({ resolvedAt: capture.capturedAt })
    .where(
      and(
        eq(unmatchedCaptures.gateway, capture.gateway),
        eq(unmatchedCaptures.invoiceNumber, invoice),
        inArray(unmatchedCaptures.gatewayReference, ['', capture.gatewayReference ?? '']),
        eq(unmatchedCaptures.reason, 'no_amount'),
        isNull(unmatchedCaptures.resolvedAt),
      ),
    )
}

/** Returns the captures of an attempt, oldest first. */
export async function capturesOf(attemptId: string, db: Queryable = database()): Promise<CaptureRow[]> {
  return db
    .select()
    .from(captures)
    .where(eq(captures.attemptId, attemptId))
    .orderBy(captures.capturedAt, captures.id)
}

/** Returns the order and the invoice number of a capture with a gateway's reference; null if there is none. */
export async function orderOfCapture(
  db: Queryable,
  gateway: string,
  gatewayReference: string,
): Promise<{ orderId: string; invoiceNumber: string } | null> {
  const [row] = await db
    .select({ orderId: paymentAttempts.orderId, invoiceNumber: paymentAttempts.invoiceNumber })
    .from(captures)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, captures.attemptId))
    .where(and(eq(captures.gateway, gateway), eq(captures.gatewayReference, gatewayReference)))
  return row ?? null
}

/** Returns the capture with a gateway's reference; null if there is none. */
export async function findCapture(
  db: Queryable,
  gateway: string,
  gatewayReference: string,
): Promise<CaptureRow | null> {
  const [row] = await db
    .select()
    .from(captures)
    .where(and(eq(captures.gateway, gateway), eq(captures.gatewayReference, gatewayReference)))
  return row ?? null
}

/** Queues a capture for staff; false if it is queued already. */
export async function insertUnmatchedCapture(
  db: Queryable,
  capture: typeof unmatchedCaptures.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(unmatchedCaptures)
    .values(capture)
    .onConflictDoNothing()
    .returning({ id: unmatchedCaptures.id })
  return rows.length > 0
}

/** Locks the captures of an invoice that this shop does not have until the transaction ends. */
export async function lockUnknownInvoice(db: Transaction, gateway: string, invoice: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invoice ${gateway} ${invoice}`}, 0))`)
}

/** Returns how many captures of an invoice with a reference, '' for none, and an amount were ever queued for staff. */
export async function countUnmatched(
  db: Queryable,
  capture: Required<
    Pick<typeof unmatchedCaptures.$inferInsert, 'gateway' | 'invoiceNumber' | 'gatewayReference'>
  > & { amount: number; currency: string },
): Promise<number> {
  const [row] = await db
    .select({ captures: count() })
    .from(unmatchedCaptures)
    .where(
      and(
        eq(unmatchedCaptures.gateway, capture.gateway),
        eq(unmatchedCaptures.invoiceNumber, capture.invoiceNumber),
        eq(unmatchedCaptures.gatewayReference, capture.gatewayReference),
        eq(unmatchedCaptures.amount, capture.amount),
        eq(unmatchedCaptures.currency, capture.currency),
        notInArray(unmatchedCaptures.reason, ['returned_refund', 'unknown_refund']),
      ),
    )
  return row?.captures ?? 0
}

/** Returns how many verified events of a gateway about an invoice are recorded. */
export async function countVerifiedEvents(
  db: Queryable,
  gateway: string,
  invoiceNumber: string,
): Promise<number> {
  const [row] = await db
    .select({ events: count() })
    .from(gatewayNotifications)
    .where(
      and(
        eq(gatewayNotifications.gateway, gateway),
        eq(gatewayNotifications.invoiceNumber, invoiceNumber),
        eq(gatewayNotifications.verified, true),
      ),
    )
  return row?.events ?? 0
}

/** Records a gateway event; false if it was already recorded. */
export async function insertEvent(
  db: Transaction,
  event: typeof gatewayNotifications.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(gatewayNotifications)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: gatewayNotifications.eventId })
  return rows.length > 0
}
