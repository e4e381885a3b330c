import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Account } from '@/lib/server/auth/repo'
import type { Transaction } from '@/lib/server/db/client'
import { bookings, orders, outbox, supportRequests, unitItems, users } from '@/lib/server/db/schema'

const NOBODY = { first_name: '', last_name: '', email: '', phone: '' }

/** Has whatever else the account is doing end first, and nothing new begin. */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

/** How many bookings of a user still wait for payment or an answer, and how many are confirmed and not over. */
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

/** Takes the person out of everything that is kept, and deletes the rest with the account. */
export async function anonymizeUser(tx: Transaction, { id, email, phone }: Account): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  const booked = tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.orderId, own))
  await tx
    .update(unitItems)
    .set({ travellerName: null, age: null, passportNumber: null, companions: [] })
    .where(inArray(unitItems.bookingId, booked))
  await tx.update(bookings).set({ answers: {} }).where(inArray(bookings.orderId, own))
  await tx.update(orders).set({ lead: NOBODY }).where(eq(orders.userId, id))
  // Whoever has the address wrote what came from it, signed in or not.
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
        isNull(outbox.doneAt),
        or(
          and(eq(outbox.kind, 'mail'), sql`lower(${outbox.payload} ->> 'to') = ${email}`),
          phone ? and(eq(outbox.kind, 'sms'), sql`${outbox.payload} ->> 'to' = ${phone}`) : undefined,
        ),
      ),
    )
  await tx.delete(users).where(eq(users.id, id))
}
