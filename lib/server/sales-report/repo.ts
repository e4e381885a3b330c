import { sql } from 'drizzle-orm'
import type { LocalDate } from '@/lib/domain/local-date'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { SETTLEMENT_TIME_ZONE } from '@/lib/domain/settlement-line'
import type { Queryable } from '@/lib/server/db/client'
import {
  bookingCharges,
  bookingStatusHistory,
  bookings,
  captures,
  options,
  productTranslations,
  refundStateHistory,
  refunds,
  slots,
} from '@/lib/server/db/schema'
import type { Period } from '@/lib/server/ledger/repo'

interface OfProduct {
  date: LocalDate
  product_id: string
}

interface Amount {
  currency: string
  amount: string
}

/** The day of a moment by the clock of the books. */
const day = (moment: unknown) =>
  sql`(${moment} AT TIME ZONE ${sql.raw(`'${SETTLEMENT_TIME_ZONE}'`)})::date::text`
const within = (moment: unknown, { from, until }: Period) =>
  sql`${moment} >= ${from.toISOString()}::timestamptz AND ${moment} < ${until.toISOString()}::timestamptz`

/** Returns what was charged for the bookings that payments in a period pay, with their deposits. */
export async function salesIn(db: Queryable, period: Period) {
  const { rows } = await db.execute<OfProduct & Amount & Record<string, unknown>>(sql`
    SELECT ${day(captures.capturedAt)} AS date, ${bookings.productId} AS product_id,
      ${bookingCharges.currency} AS currency, sum(${bookingCharges.amount})::text AS amount
    FROM ${captures}
    JOIN ${bookingCharges} ON ${bookingCharges.attemptId} = ${captures.attemptId}
    JOIN ${bookings} ON ${bookings.id} = ${bookingCharges.bookingId}
    WHERE ${captures.outcome} = 'paid' AND ${within(captures.capturedAt, period)}
    GROUP BY 1, 2, 3`)
  return rows
}

/** Returns how many bookings were paid in a period, also those that cost nothing. */
export async function bookingsIn(db: Queryable, period: Period) {
  const { rows } = await db.execute<OfProduct & { count: number } & Record<string, unknown>>(sql`
    SELECT ${day(bookingStatusHistory.occurredAt)} AS date, ${bookings.productId} AS product_id,
      count(*)::int AS count
    FROM ${bookingStatusHistory} JOIN ${bookings} ON ${bookings.id} = ${bookingStatusHistory.bookingId}
    WHERE ${bookingStatusHistory.to} = 'paid' AND ${within(bookingStatusHistory.occurredAt, period)}
    GROUP BY 1, 2`)
  return rows
}

/** Returns what was refunded in a period, also payments that pay for no order. */
export async function refundsIn(db: Queryable, period: Period) {
  const { rows } = await db.execute<
    { date: LocalDate; product_id: string | null } & Amount & Record<string, unknown>
  >(sql`
    SELECT ${day(refundStateHistory.occurredAt)} AS date, ${bookings.productId} AS product_id,
      ${refunds.currency} AS currency, sum(${refunds.amount})::text AS amount
    FROM ${refundStateHistory}
    JOIN ${refunds} ON ${refunds.id} = ${refundStateHistory.refundId}
    LEFT JOIN ${bookings} ON ${bookings.id} = ${refunds.bookingId}
    WHERE ${refundStateHistory.state} = 'succeeded' AND ${within(refundStateHistory.occurredAt, period)}
    GROUP BY 1, 2, 3`)
  return rows
}

/** Returns the places of slots from one date to another, both included. What is closed and not sold is no capacity. */
export async function placesIn(db: Queryable, from: LocalDate, to: LocalDate) {
  const { rows } = await db.execute<
    OfProduct & { sold: string; capacity: string } & Record<string, unknown>
  >(sql`
    SELECT ${slots.localDate}::text AS date, ${options.productId} AS product_id, sum(${slots.sold})::text AS sold,
      sum(CASE WHEN ${slots.closed} THEN ${slots.sold} ELSE ${slots.capacity} END)::text AS capacity
    FROM ${slots} JOIN ${options} ON ${options.id} = ${slots.optionId}
    WHERE ${slots.localDate} BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1, 2`)
  return rows
}

/** Returns the names of all products by id. */
export async function productNames(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    SELECT ${productTranslations.productId} AS id, ${productTranslations.name} AS name
    FROM ${productTranslations} WHERE ${productTranslations.locale} = ${DEFAULT_LOCALE}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
