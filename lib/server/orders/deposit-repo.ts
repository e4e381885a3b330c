import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import { database, type Transaction } from '@/lib/server/db/client'
import { bookingGoods, bookings, depositReturns, orders } from '@/lib/server/db/schema'

export async function insertDepositReturn(
  db: Transaction,
  row: typeof depositReturns.$inferInsert,
): Promise<void> {
  await db.insert(depositReturns).values(row)
}

/** Returns completed bookings with a deposit whose thing is neither back nor recorded as lost, oldest first. */
export async function openDeposits(limit: number) {
  const settled = database()
    .select({ id: bookingGoods.bookingId })
    .from(bookingGoods)
    .where(and(eq(bookingGoods.bookingId, bookings.id), inArray(bookingGoods.state, ['returned', 'lost'])))
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
        notExists(settled),
      ),
    )
    .orderBy(asc(bookings.localEndDate), asc(bookings.createdAt))
    .limit(limit)
}
