import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { bookings, orders } from '@/lib/server/db/schema'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'

const DAY_MS = 86_400_000

const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Locks and returns the bookings that are due for a reminder, for this worker only: a day before their start or, without
 * a time, at 09:00 on the day before, in the venue's time. Bookings confirmed after that moment, and goods that the
 * customer has already received, get no reminder. Orders come in another order in each round, so that those that fail are
 * not always the first.
 */
export async function dueReminders(db: Transaction, now: Date, limit: number): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT b.id FROM bookings b
      CROSS JOIN LATERAL (SELECT
        (b.local_date - 1 + coalesce(b.local_time, '09:00')) AT TIME ZONE b.time_zone AS due,
        (b.local_date + coalesce(b.local_time, '24:00')) AT TIME ZONE b.time_zone AS started_at) visit
      WHERE b.status = 'confirmed' AND b.reminded_at IS NULL
        AND b.local_date BETWEEN ${dayFrom(now, -1)}::date AND ${dayFrom(now, 2)}::date
        AND visit.due <= ${at} AND visit.started_at > ${at}
        AND NOT EXISTS (SELECT 1 FROM booking_goods g
          WHERE g.booking_id = b.id AND g.state IN ('delivered', 'return_requested', 'returned', 'lost'))
        AND EXISTS (SELECT 1 FROM booking_status_history e
          WHERE e.booking_id = b.id AND e.to_status = 'confirmed' AND e.occurred_at <= visit.due)
      ORDER BY md5(b.order_id::text || ${at}::text) LIMIT ${limit} FOR NO KEY UPDATE OF b SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

/** Records that a reminder of bookings is sent, which the database allows once. */
export async function markReminded(db: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(bookings)
    .set({ remindedAt: now })
    .where(inArray(bookings.id, [...ids]))
}

/** Returns bookings grouped by order, earliest visit first. */
export async function bookingsWithOrders(
  db: Transaction,
  ids: readonly string[],
): Promise<Array<{ order: OrderRow; bookings: BookingRow[] }>> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ order: orders, booking: bookings })
    .from(bookings)
    .innerJoin(orders, sql`${orders.id} = ${bookings.orderId}`)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(bookings.localDate, bookings.localTime, bookings.position)
  return [...Map.groupBy(rows, ({ order }) => order.id).values()].flatMap((group) =>
    group[0] ? [{ order: group[0].order, bookings: group.map(({ booking }) => booking) }] : [],
  )
}
