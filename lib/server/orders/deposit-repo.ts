import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookings, depositReturns, orders } from '@/lib/server/db/schema'

/** Whether the deposit of a booking was returned. */
export async function isDepositReturned(db: Queryable, bookingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: depositReturns.bookingId })
    .from(depositReturns)
    .where(eq(depositReturns.bookingId, bookingId))
  return rows.length > 0
}

export async function insertDepositReturn(
  db: Transaction,
  row: typeof depositReturns.$inferInsert,
): Promise<void> {
  await db.insert(depositReturns).values(row)
}

/** Returns completed bookings whose deposit was not returned yet, oldest first. */
export async function openDeposits(limit: number) {
  const returned = database()
    .select({ id: depositReturns.bookingId })
    .from(depositReturns)
    .where(eq(depositReturns.bookingId, bookings.id))
  return database()
    .select({ booking: bookings, reference: orders.reference })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        eq(bookings.status, 'completed'),
        sql`${bookings.lines} @> '[{"deposit":true}]'`,
        sql`EXISTS (SELECT 1 FROM jsonb_array_elements(${bookings.lines}) AS line
          WHERE line -> 'deposit' = 'true' AND (line ->> 'amount')::bigint > 0)`,
        notExists(returned),
      ),
    )
    .orderBy(asc(bookings.localEndDate), asc(bookings.createdAt))
    .limit(limit)
}
