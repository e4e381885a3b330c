import { sql } from 'drizzle-orm'
import type { BookingActor } from '@/lib/domain/booking'
import { database, type Transaction } from '@/lib/server/db/client'
import { setStatus } from './repo'

const BATCH = 200

/** Somewhere on earth it is tomorrow already. */
const DAY_MS = 86_400_000

/** Confirmed bookings whose voucher the venue has redeemed. */
const redeemed = () => sql`
  SELECT b.id FROM bookings b JOIN vouchers v ON v.booking_id = b.id
  WHERE b.status = 'confirmed' AND v.redeemed_at IS NOT NULL
  LIMIT ${BATCH} FOR NO KEY UPDATE OF b SKIP LOCKED`

/**
 * Confirmed bookings whose service has ended: with its last day in the venue's time, or when what takes longer than
 * that is over. What has no date is over when it is redeemed, and no sooner.
 */
const ended = (now: Date) => sql`
  SELECT b.id FROM bookings b JOIN products p ON p.id = b.product_id
  WHERE b.status = 'confirmed' AND b.local_date <= ${new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)}::date
    AND (coalesce(b.local_end_date, b.local_date) + 1)::timestamp AT TIME ZONE b.time_zone <= ${now.toISOString()}::timestamptz
    AND coalesce(b.starts_at + p.duration_minutes * interval '1 minute' <= ${now.toISOString()}::timestamptz, true)
  ORDER BY b.local_date LIMIT ${BATCH} FOR NO KEY UPDATE OF b SKIP LOCKED`

async function complete(db: Transaction, found: ReturnType<typeof sql>, actor: BookingActor, reason: string) {
  const { rows } = await db.execute<{ id: string }>(found)
  const ids = rows.map(({ id }) => id)
  await setStatus(db, ids, 'completed', actor, reason)
  return ids.length
}

/** Completes what is over, at most a few hundred at a time. @returns how many */
export async function completeBookings(now = new Date()): Promise<number> {
  return database().transaction(async (db) => {
    const used = await complete(db, redeemed(), 'venue', 'redeemed')
    return used + (await complete(db, ended(now), 'system', 'service has ended'))
  })
}
