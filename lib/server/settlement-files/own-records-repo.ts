import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Currency } from '@/lib/domain/currency'
import type { SettlementLine } from '@/lib/domain/settlement-line'
import type { Queryable } from '@/lib/server/db/client'
import { captures, orders, paymentAttempts, refunds, unmatchedCaptures } from '@/lib/server/db/schema'
import type { OwnRecord } from './match-lines'
import { anyOf, type Period } from './repo'

/** Which of the shop's records a file is about. */
export interface Scope {
  /** The gateway of the shop's records. */
  gateway: string
  optionKeys: readonly string[]
  /** Null for every currency. */
  currency: Currency | null
}

const within = (column: AnyPgColumn, { from, until }: Period) => and(gte(column, from), lt(column, until))

/** Returns the refunds with some references that the shop did not request and staff have granted. */
async function grantedRefunds(
  db: Queryable,
  gateway: string,
  references: readonly string[],
): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(unmatchedCaptures)
    .where(
      and(
        eq(unmatchedCaptures.gateway, gateway),
        eq(unmatchedCaptures.reason, 'unknown_refund'),
        eq(unmatchedCaptures.resolution, 'goodwill'),
        anyOf(unmatchedCaptures.gatewayReference, references),
      ),
    )
  return rows.flatMap(({ id, invoiceNumber, gatewayReference, amount, currency, receivedAt }) =>
    amount === null || currency === null
      ? []
      : [
          {
            kind: 'refund',
            id,
            order: '',
            gatewayReference,
            captureReference: null,
            invoiceNumber,
            amount,
            currency,
            at: receivedAt,
            state: 'succeeded',
            special: 'granted',
          } as const,
        ],
  )
}

/** Returns the captures and refunds that some lines may be about, and those of a period. */
export async function ownRecords(
  db: Queryable,
  { gateway, optionKeys, currency }: Scope,
  lines: readonly SettlementLine[],
  period: Period,
): Promise<OwnRecord[]> {
  const references = lines.map(({ reference }) => reference).filter((reference) => reference !== '')
  const invoices = lines.map(({ invoiceNumber }) => invoiceNumber).filter((invoice) => invoice !== '')
  const captureReference = sql<
    string | null
  >`coalesce(${captures.gatewayReference}, ${paymentAttempts.gatewayReference})`
  const ofCurrency = (column: AnyPgColumn) => (currency === null ? undefined : eq(column, currency))
  const common = [anyOf(captureReference, references), anyOf(paymentAttempts.invoiceNumber, invoices)]
  const inScope = [eq(captures.gateway, gateway), inArray(paymentAttempts.optionKey, [...optionKeys])]
  const captured = await db
    .select({
      id: captures.id,
      order: orders.reference,
      reference: captureReference,
      invoiceNumber: paymentAttempts.invoiceNumber,
      amount: captures.amount,
      currency: captures.currency,
      at: captures.capturedAt,
      state: captures.outcome,
    })
    .from(captures)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, captures.attemptId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(...inScope, or(...common, and(within(captures.capturedAt, period), ofCurrency(captures.currency)))),
    )
    .orderBy(captures.capturedAt, captures.id)
  const refunded = await db
    .select({
      id: refunds.id,
      order: orders.reference,
      gatewayReference: refunds.gatewayReference,
      captureReference,
      invoiceNumber: paymentAttempts.invoiceNumber,
      amount: refunds.amount,
      currency: refunds.currency,
      endedAt: refunds.endedAt,
      createdAt: refunds.createdAt,
      state: refunds.state,
      paidElsewhere: refunds.paidElsewhere,
    })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        ...inScope,
        or(
          ...common,
          anyOf(refunds.gatewayReference, references),
          and(within(refunds.endedAt, period), ofCurrency(refunds.currency)),
        ),
      ),
    )
    .orderBy(refunds.createdAt, refunds.id)
  return [
    ...captured.map(
      ({ reference, ...row }): OwnRecord => ({
        ...row,
        kind: 'capture',
        gatewayReference: reference,
        captureReference: reference,
      }),
    ),
    ...refunded.map(
      ({ endedAt, createdAt, paidElsewhere, ...row }): OwnRecord => ({
        ...row,
        kind: 'refund',
        at: endedAt ?? createdAt,
        special: paidElsewhere ? 'elsewhere' : undefined,
      }),
    ),
    ...(await grantedRefunds(db, gateway, references)),
  ]
}
