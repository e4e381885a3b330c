import { and, asc, eq, gt, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { SettledFee, UnmatchedPayment } from '@/lib/domain/ledger/gateway-entries'
import type { UnmatchedResolution } from '@/lib/domain/payment'
import { database, type Queryable } from '@/lib/server/db/client'
import {
  bookingChanges,
  bookingCharges,
  bookingGoodsHistory,
  bookingStatusHistory,
  bookings,
  cancellations,
  captures,
  depositReturns,
  goodsReturns,
  orders,
  paymentAttempts,
  refundStateHistory,
  refunds,
  settlementLines,
  unmatchedCaptures,
} from '@/lib/server/db/schema'

export interface Period {
  from: Date
  until: Date
}

const within = (column: AnyPgColumn, { from, until }: Period) => and(gte(column, from), lt(column, until))

/** Condition: a change of goods is their loss. */
const isLoss = and(eq(bookingGoodsHistory.to, 'lost'), ne(bookingGoodsHistory.from, 'lost'))

/** Runs `work` on one state of the database. */
export function onSnapshot<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result> {
  return database().transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** Returns the ids of orders whose money moved in a period, in the order of their ids. */
export async function movedOrderIds(
  db: Queryable,
  period: Period,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const ofPayments = (time: SQL | undefined) =>
    sql`SELECT ${paymentAttempts.orderId} AS id FROM ${captures}
      JOIN ${paymentAttempts} ON ${paymentAttempts.id} = ${captures.attemptId} WHERE ${time}`
  const ofBookings = (table: SQL, booking: AnyPgColumn, condition: SQL | undefined) =>
    sql`SELECT ${bookings.orderId} AS id FROM ${table} JOIN ${bookings} ON ${bookings.id} = ${booking}
      WHERE ${condition}`
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT moved.id FROM (
      ${ofPayments(within(captures.capturedAt, period))}
      UNION ALL
      SELECT ${paymentAttempts.orderId} FROM ${refundStateHistory}
        JOIN ${refunds} ON ${refunds.id} = ${refundStateHistory.refundId}
        JOIN ${paymentAttempts} ON ${paymentAttempts.id} = ${refunds.attemptId}
        WHERE ${within(refundStateHistory.occurredAt, period)}
      UNION ALL
      ${ofBookings(
        sql`${bookingStatusHistory}`,
        bookingStatusHistory.bookingId,
        and(
          within(bookingStatusHistory.occurredAt, period),
          inArray(bookingStatusHistory.to, ['paid', 'completed', 'failed']),
        ),
      )}
      UNION ALL
      ${ofBookings(sql`${cancellations}`, cancellations.bookingId, within(cancellations.createdAt, period))}
      UNION ALL
      ${ofBookings(sql`${bookingChanges}`, bookingChanges.bookingId, within(bookingChanges.createdAt, period))}
      UNION ALL
      ${ofBookings(sql`${depositReturns}`, depositReturns.bookingId, within(depositReturns.createdAt, period))}
      UNION ALL
      ${ofBookings(sql`${goodsReturns}`, goodsReturns.bookingId, within(goodsReturns.createdAt, period))}
      UNION ALL
      ${ofBookings(
        sql`${bookingGoodsHistory}`,
        bookingGoodsHistory.bookingId,
        and(within(bookingGoodsHistory.occurredAt, period), isLoss),
      )}
    ) AS moved WHERE ${after === null ? sql`true` : sql`moved.id > ${after}::uuid`}
    ORDER BY moved.id LIMIT ${limit}`)
  return rows.map(({ id }) => id)
}

export type OrderRows = Awaited<ReturnType<typeof orderRows>>

/** Returns all rows about the money of some orders. */
export async function orderRows(db: Queryable, ids: readonly string[]) {
  const ofOrders = inArray(paymentAttempts.orderId, [...ids])
  const ofBookings = inArray(bookings.orderId, [...ids])
  return {
    orders: await db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .orderBy(orders.id),
    bookings: await db
      .select({ booking: bookings, charge: bookingCharges })
      .from(bookings)
      .leftJoin(bookingCharges, eq(bookingCharges.bookingId, bookings.id))
      .where(ofBookings)
      .orderBy(bookings.position),
    captures: await db
      .select({ orderId: paymentAttempts.orderId, capture: captures })
      .from(captures)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, captures.attemptId))
      .where(ofOrders)
      .orderBy(captures.capturedAt, captures.id),
    refunds: await db
      .select({
        orderId: paymentAttempts.orderId,
        refund: refunds,
        outcome: captures.outcome,
        state: refundStateHistory.state,
        at: refundStateHistory.occurredAt,
      })
      .from(refundStateHistory)
      .innerJoin(refunds, eq(refunds.id, refundStateHistory.refundId))
      .innerJoin(captures, eq(captures.id, refunds.captureId))
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .where(ofOrders)
      .orderBy(asc(refundStateHistory.id)),
    changes: await db
      .select({ orderId: bookings.orderId, change: bookingStatusHistory })
      .from(bookingStatusHistory)
      .innerJoin(bookings, eq(bookings.id, bookingStatusHistory.bookingId))
      .where(and(ofBookings, inArray(bookingStatusHistory.to, ['paid', 'completed', 'failed'])))
      .orderBy(asc(bookingStatusHistory.id)),
    cancellations: await db
      .select({ orderId: bookings.orderId, cancellation: cancellations })
      .from(cancellations)
      .innerJoin(bookings, eq(bookings.id, cancellations.bookingId))
      .where(ofBookings)
      .orderBy(cancellations.createdAt, cancellations.id),
    dateChanges: await db
      .select({ orderId: bookings.orderId, dateChange: bookingChanges })
      .from(bookingChanges)
      .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
      .where(and(ofBookings, eq(bookingChanges.kind, 'date')))
      .orderBy(bookingChanges.createdAt, bookingChanges.id),
    deposits: await db
      .select({ orderId: bookings.orderId, deposit: depositReturns })
      .from(depositReturns)
      .innerJoin(bookings, eq(bookings.id, depositReturns.bookingId))
      .where(ofBookings)
      .orderBy(depositReturns.createdAt),
    returns: await db
      .select({ orderId: bookings.orderId, goodsReturn: goodsReturns })
      .from(goodsReturns)
      .innerJoin(bookings, eq(bookings.id, goodsReturns.bookingId))
      .where(and(ofBookings, isNotNull(goodsReturns.feePercent)))
      .orderBy(goodsReturns.createdAt),
    losses: await db
      .select({
        orderId: bookings.orderId,
        bookingId: bookingGoodsHistory.bookingId,
        at: bookingGoodsHistory.occurredAt,
      })
      .from(bookingGoodsHistory)
      .innerJoin(bookings, eq(bookings.id, bookingGoodsHistory.bookingId))
      .where(and(ofBookings, isLoss))
      .orderBy(bookingGoodsHistory.id),
  }
}

interface Unmatched {
  payment: UnmatchedPayment
  resolution: UnmatchedResolution
  at: Date
}

/** Returns the unmatched captures and refunds with an amount that arrived, or were resolved, in a period. */
export async function unmatchedOf(
  db: Queryable,
  period: Period,
  when: 'received' | 'resolved',
): Promise<Unmatched[]> {
  const time = when === 'received' ? unmatchedCaptures.receivedAt : unmatchedCaptures.resolvedAt
  const rows = await db
    .select({ row: unmatchedCaptures, at: time })
    .from(unmatchedCaptures)
    .where(and(within(time, period), isNotNull(unmatchedCaptures.amount)))
    .orderBy(time, unmatchedCaptures.id)
  return rows.flatMap(({ row: { id, gateway, invoiceNumber, amount, currency, reason, resolution }, at }) => {
    if (amount === null || currency === null || at === null) return []
    const isRefund = reason === 'unknown_refund'
    const payment = { id, gateway, invoiceNumber, amount, currency, isRefund }
    // A server of the previous release resolves without saying how: at the gateway.
    return [{ payment, resolution: resolution ?? 'gateway', at }]
  })
}

/** Returns what the gateways deducted from settled lines that were recorded in a period, by the lines' ids. */
export async function settledFees(
  db: Queryable,
  period: Period,
  after: string | null,
  limit: number,
): Promise<SettledFee[]> {
  return (
    db
      .select({
        lineId: settlementLines.id,
        at: settlementLines.recordedAt,
        gateway: settlementLines.gateway,
        order: orders.reference,
        currency: settlementLines.currency,
        fee: settlementLines.fee,
        feeVat: settlementLines.feeVat,
        withheld: settlementLines.withheld,
      })
      .from(settlementLines)
      // The shop's invoice numbers are unique; a line that has none has the shop's record.
      .leftJoin(captures, eq(captures.id, settlementLines.captureId))
      .leftJoin(refunds, eq(refunds.id, settlementLines.refundId))
      .leftJoin(
        paymentAttempts,
        sql`${paymentAttempts.id} = coalesce(${captures.attemptId}, ${refunds.attemptId}, (
        SELECT named.id FROM ${paymentAttempts} AS named
        WHERE named.invoice_number = ${settlementLines.invoiceNumber}))`,
      )
      .leftJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(
        and(
          within(settlementLines.recordedAt, period),
          after === null ? undefined : gt(settlementLines.id, after),
        ),
      )
      .orderBy(settlementLines.id)
      .limit(limit)
  )
}
