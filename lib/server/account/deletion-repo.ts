import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Account } from '@/lib/server/auth/repo'
import type { Transaction } from '@/lib/server/db/client'
import { bookings, orders, outbox, supportRequests, unitItems, users } from '@/lib/server/db/schema'
import { clearTracking } from '@/lib/server/orders/goods-repo'
import { MAIL_KINDS, SECRET_KINDS } from '@/lib/server/outbox/kinds'
import { recipientHashes } from '@/lib/server/security-log/recipient-hash'
import { anonymizeEvents } from '@/lib/server/security-log/repo'

const SMS_KINDS = ['sms', SECRET_KINDS.sms]

const EMPTY_LEAD = { first_name: '', last_name: '', email: '', phone: '' }

/** Locks the account row and its orders: waits for running changes to the account and blocks new ones. */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  // Before their bookings, as every other change of an order: it waits for payments that are being settled.
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(orders.id)
    .for('no key update')
}

/** Counts a user's bookings that await payment or confirmation, and those that are confirmed and not over. */
export async function countBookings(tx: Transaction, userId: string) {
  const day = sql`coalesce(${bookings.localEndDate}, ${bookings.localDate}, 'infinity'::date)`
  const today = sql`(now() AT TIME ZONE ${bookings.timeZone})::date`
  const [row] = await tx
    .select({
      open: sql<number>`count(*) FILTER (WHERE ${bookings.status} IN ('pending', 'paid'))::int`,
      ahead: sql<number>`count(*) FILTER (WHERE ${bookings.status} = 'confirmed' AND ${day} >= ${today})::int`,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(eq(orders.userId, userId))
  return row ?? { open: 0, ahead: 0 }
}

/** Returns the confirmed bookings of free orders of a user whose service has not started. */
export async function freeBookingsAhead(tx: Transaction, userId: string) {
  return tx
    .select({ id: bookings.id, currency: bookings.currency })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.total, 0),
        eq(bookings.status, 'confirmed'),
        gt(bookings.startsAt, sql`now()`),
      ),
    )
}

/**
 * Whether money of a user is still on its way back: a refund that is not made, or a capture that waits for staff. A
 * rejected refund counts until it is made, or staff refund as much for another reason; that of another traveller of the
 * booking has the same one.
 */
export async function hasMoneyOut(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ out: boolean }>(sql`SELECT EXISTS (
    SELECT 1 FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.user_id = ${userId} AND (
      EXISTS (SELECT 1 FROM refunds r WHERE r.attempt_id = a.id AND (
        r.state IN ('pending', 'processing') OR r.state = 'failed' AND r.amount <= least(
          (SELECT c.amount FROM captures c WHERE c.id = r.capture_id) - (SELECT coalesce(sum(other.amount), 0)
            FROM refunds other WHERE other.capture_id = r.capture_id AND other.state <> 'failed'),
          (SELECT b.amount FROM booking_charges b WHERE b.booking_id = r.booking_id) - (SELECT coalesce(sum(other.amount), 0)
            FROM refunds other WHERE other.booking_id = r.booking_id AND other.state <> 'failed'))
          AND r.amount > (SELECT coalesce(sum(newer.amount), 0) FROM refunds newer
            WHERE newer.capture_id = r.capture_id AND newer.booking_id IS NOT DISTINCT FROM r.booking_id
              AND newer.state <> 'failed' AND newer.reason <> r.reason AND newer.created_at > r.created_at)))
      OR EXISTS (SELECT 1 FROM unmatched_captures u
        WHERE u.invoice_number = a.invoice_number AND u.resolved_at IS NULL AND u.reason <> 'unknown_refund'))) AS out`)
  return rows[0]?.out ?? false
}

/** Removes personal data from the records that are retained, and deletes the rest with the account. */
export async function anonymizeUser(tx: Transaction, { id, email, phone }: Account): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  const booked = tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.orderId, own))
  await tx
    .update(unitItems)
    .set({
      travellerName: null,
      age: null,
      nationality: null,
      nationalIdNumber: null,
      passportNumber: null,
      companions: [],
    })
    .where(inArray(unitItems.bookingId, booked))
  await clearTracking(tx, id)
  await tx
    .update(bookings)
    // A pickup place is where the traveller stays.
    .set({ questionAnswers: {}, bookingDetails: sql`${bookings.bookingDetails} - 'pickup'` })
    .where(inArray(bookings.orderId, own))
  await tx.delete(outbox).where(
    and(
      isNull(outbox.processedAt),
      inArray(outbox.kind, [...MAIL_KINDS]),
      inArray(
        sql`${outbox.payload} #>> '{values,order_id}'`,
        tx
          .select({ id: sql<string>`${orders.id}::text` })
          .from(orders)
          .where(eq(orders.userId, id)),
      ),
    ),
  )
  await tx.update(orders).set({ lead: EMPTY_LEAD, placedFrom: null }).where(eq(orders.userId, id))
  // The owner of the address sent these requests, signed in or not.
  await tx
    .delete(supportRequests)
    .where(
      or(
        eq(supportRequests.userId, id),
        and(isNull(supportRequests.userId), sql`lower(${supportRequests.email}) = ${email}`),
      ),
    )
  await tx
    .delete(outbox)
    .where(
      and(
        isNull(outbox.processedAt),
        or(
          and(inArray(outbox.kind, [...MAIL_KINDS]), sql`lower(${outbox.payload} ->> 'to') = ${email}`),
          phone
            ? and(inArray(outbox.kind, SMS_KINDS), sql`${outbox.payload} ->> 'to' = ${phone}`)
            : undefined,
        ),
      ),
    )
  await anonymizeEvents(tx, id, [email, ...(phone ? [phone] : [])].flatMap(recipientHashes))
  await tx.delete(users).where(eq(users.id, id))
}
