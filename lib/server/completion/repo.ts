import { sql } from 'drizzle-orm'
import { DAYS_UNTIL_OVER } from '@/lib/domain/completion'
import type { Transaction } from '@/lib/server/db/client'
import { fulfilmentOf } from '@/lib/server/db/schema/columns'

// Batches are in a random order, so that bookings that fail do not come first in every round.

/** Added to the UTC date, since it can already be tomorrow in the venue's time zone. */
const DAY_MS = 86_400_000

/** Locks and returns confirmed bookings whose voucher was redeemed. */
export async function redeemedBookings(db: Transaction, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT b.id FROM bookings b JOIN vouchers v ON v.booking_id = b.id
    WHERE b.status = 'confirmed' AND v.redeemed_at IS NOT NULL
    ORDER BY random() LIMIT ${limit} FOR NO KEY UPDATE OF b SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/**
 * Locks and returns confirmed bookings whose service has ended: at the end of its last day in the venue's
 * time, or, if the duration goes beyond that, at the end of the duration. A requested return comes first.
 */
export async function endedBookings(db: Transaction, now: Date, limit: number): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT b.id FROM bookings b JOIN products p ON p.id = b.product_id
    WHERE b.status = 'confirmed' AND b.local_date <= ${tomorrow}::date
      AND (coalesce(b.local_end_date, b.local_date) + 1)::timestamp AT TIME ZONE b.time_zone <= ${at}
      AND coalesce(b.starts_at + p.duration_minutes * interval '1 minute' <= ${at}, true)
      AND NOT EXISTS (SELECT 1 FROM booking_goods g WHERE g.booking_id = b.id AND g.state = 'return_requested')
    ORDER BY random() LIMIT ${limit} FOR NO KEY UPDATE OF b SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/**
 * Locks and returns confirmed bookings without a date whose period has passed: since the confirmation, or since the
 * agreed day of a delivery or the notice that a collection is ready. Goods that are out are completed when delivered.
 */
export async function lapsedBookings(db: Transaction, now: Date, limit: number): Promise<string[]> {
  const { delivery, pickup, profile } = DAYS_UNTIL_OVER
  const fulfilment = fulfilmentOf(sql`b.booking_details`)
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT b.id FROM bookings b JOIN options o ON o.id = b.option_id
      JOIN booking_status_history e ON e.booking_id = b.id AND e.to_status = 'confirmed'
      LEFT JOIN booking_goods g ON g.booking_id = b.id
    WHERE b.status = 'confirmed' AND b.local_date IS NULL AND coalesce(g.state = 'ready', true)
      AND greatest(e.occurred_at, g.ready_at, (${fulfilment} ->> 'date')::date::timestamp AT TIME ZONE b.time_zone)
        + interval '1 day' * CASE
          WHEN o.inventory = 'SERIAL' THEN ${profile}::int + coalesce((o.plan ->> 'days')::int, 0)
          WHEN ${fulfilment} ->> 'way' = 'delivery' THEN ${delivery}::int
          ELSE ${pickup}::int
        END <= ${now.toISOString()}::timestamptz
    ORDER BY random() LIMIT ${limit} FOR NO KEY UPDATE OF b SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/** Locks and returns confirmed bookings without a date whose goods were delivered, or lost afterwards. */
export async function deliveredBookings(db: Transaction, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT b.id FROM bookings b JOIN booking_goods g ON g.booking_id = b.id
    WHERE b.status = 'confirmed' AND b.local_date IS NULL AND g.delivered_at IS NOT NULL
      AND g.state IN ('delivered', 'lost')
    ORDER BY random() LIMIT ${limit} FOR NO KEY UPDATE OF b SKIP LOCKED`)
  return rows.map(({ id }) => id)
}
