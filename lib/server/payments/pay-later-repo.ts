import { and, countDistinct, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { bookings, orders, paymentAttempts } from '@/lib/server/db/schema'

async function countOrders(db: Queryable, userId: string, ...conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ orders: countDistinct(orders.id) })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.userId, userId), ...conditions))
  return row?.orders ?? 0
}

/** Whether a user has paid for an order and not canceled it since: money that went back proves nothing. */
export async function hasPaid(userId: string, db: Queryable): Promise<boolean> {
  const supplied = db
    .select({ id: bookings.orderId })
    .from(bookings)
    .where(and(eq(bookings.orderId, orders.id), inArray(bookings.status, ['confirmed', 'completed'])))
  return (await countOrders(db, userId, eq(paymentAttempts.state, 'paid'), sql`EXISTS ${supplied}`)) > 0
}

/** Makes the deferred payments of a user take turns, so that concurrent ones do not exceed the limit together. */
export async function lockPayLater(db: Transaction, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pay later ${userId}`}, 0))`)
}

/**
 * Counts the unpaid orders of a user that may be paid later, without the given one. One that is to be paid in another way
 * since then is still held as long.
 */
export async function countPayLater(userId: string, orderId: string | null, db: Queryable): Promise<number> {
  const pending = db
    .select({ id: bookings.orderId })
    .from(bookings)
    .where(and(eq(bookings.orderId, orders.id), eq(bookings.status, 'pending')))
  return countOrders(
    db,
    userId,
    eq(paymentAttempts.optionKey, 'pay_later'),
    sql`${paymentAttempts.expiresAt} > now()`,
    sql`EXISTS ${pending}`,
    ...(orderId ? [ne(orders.id, orderId)] : []),
  )
}
