import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { type TaxSeries, taxDocumentNumber } from '@/lib/domain/tax-document'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import {
  bookingCharges,
  cancellations,
  captures,
  depositReturns,
  orders,
  paymentAttempts,
  refunds,
  taxDocuments,
  taxSeries,
} from '@/lib/server/db/schema'
import type { TaxDocumentRow } from '@/lib/server/orders/tax-document-repo'

/** Takes the next number of a series, whose row then stays locked until the transaction ends. */
async function nextInSeries(db: Transaction, series: TaxSeries): Promise<number> {
  const [row] = await db
    .insert(taxSeries)
    .values({ ...series, last: 1 })
    .onConflictDoUpdate({
      target: [taxSeries.kind, taxSeries.branch, taxSeries.year],
      set: { last: sql`${taxSeries.last} + 1` },
    })
    .returning({ last: taxSeries.last })
  if (!row) throw new Error('tax series returned no number')
  return row.last
}

type NewDocument = Omit<
  typeof taxDocuments.$inferInsert,
  'sequence' | 'number' | 'branch' | 'year' | 'gross' | 'vat'
>

/** Numbers and inserts a tax document. The caller must hold the order's lock, and do nothing slow afterwards. */
export async function insertTaxDocument(db: Transaction, document: NewDocument): Promise<TaxDocumentRow> {
  const { kind, documentDate, content } = document
  const series = { kind, branch: content.seller.branch, year: Number(documentDate.slice(0, 4)) }
  const sequence = await nextInSeries(db, series)
  const [row] = await db
    .insert(taxDocuments)
    .values({
      ...document,
      ...series,
      sequence,
      number: taxDocumentNumber(series, sequence),
      gross: content.gross,
      vat: content.vat,
      // now() is when the transaction began, before it waited for the lock of the order.
      issuedAt: sql`clock_timestamp()`,
    })
    .returning()
  if (!row) throw new Error('tax document insert returned no row')
  return row
}

/** Returns how much of a paid attempt's charge belongs to each booking, and the deposit in it. */
export async function chargesOf(attemptId: string, db: Queryable) {
  return db.select().from(bookingCharges).where(eq(bookingCharges.attemptId, attemptId))
}

/** Returns when an attempt's charge was captured. @throws Error if the attempt has not paid */
export async function paidAt(attemptId: string, db: Queryable): Promise<Date> {
  const [row] = await db
    .select({ at: captures.capturedAt })
    .from(captures)
    .where(and(eq(captures.attemptId, attemptId), eq(captures.outcome, 'paid')))
  if (!row) throw new Error(`attempt ${attemptId} has no paid capture`)
  return row.at
}

/** Returns the part of a refund that is deposit, in minor units of the charge. */
export async function depositIn(refund: typeof refunds.$inferSelect, db: Queryable): Promise<number> {
  const [cancelled] = await db
    .select({ deposit: cancellations.deposit })
    .from(cancellations)
    .where(eq(cancellations.refundId, refund.id))
  if (cancelled) return cancelled.deposit
  const returned = await db
    .select({ amount: depositReturns.amount })
    .from(depositReturns)
    .where(eq(depositReturns.refundId, refund.id))
  if (returned.length > 0) return refund.amount
  if (refund.reason !== 'not supplied' || refund.bookingId === null) return 0
  const [charge] = await db
    .select({ deposit: bookingCharges.deposit })
    .from(bookingCharges)
    .where(eq(bookingCharges.bookingId, refund.bookingId))
  const [before] = await db
    .select({ deposit: sql<string>`coalesce(sum(${cancellations.deposit}), 0)` })
    .from(cancellations)
    .where(eq(cancellations.bookingId, refund.bookingId))
  return Math.min(refund.amount, (charge?.deposit ?? 0) - Number(before?.deposit ?? 0))
}

/** Returns the refunds of the payment of an order that were made without a credit note, oldest first. */
export async function refundsWithoutNote(orderId: string, db: Queryable) {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .leftJoin(taxDocuments, eq(taxDocuments.refundId, refunds.id))
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        eq(captures.outcome, 'paid'),
        eq(refunds.state, 'succeeded'),
        isNull(taxDocuments.id),
      ),
    )
    .orderBy(asc(refunds.endedAt), asc(refunds.id))
  return rows.map(({ refund }) => refund)
}

/** Returns the tax documents of a period, by date, kind and number. @param until exclusive */
export async function taxDocumentsBetween(from: string, until: string) {
  return database()
    .select({ document: taxDocuments, reference: orders.reference })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(and(gte(taxDocuments.documentDate, from), lt(taxDocuments.documentDate, until)))
    .orderBy(
      asc(taxDocuments.documentDate),
      asc(taxDocuments.kind),
      asc(taxDocuments.branch),
      asc(taxDocuments.sequence),
    )
}

/** Returns the numbers of invoices that others replace, by the id of the replaced one. */
export async function replacementsOf(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database()
    .select({ replacesId: taxDocuments.replacesId, number: taxDocuments.number })
    .from(taxDocuments)
    .where(sql`${taxDocuments.replacesId} = ANY(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.flatMap(({ replacesId, number }) => (replacesId ? [[replacesId, number]] : [])))
}
