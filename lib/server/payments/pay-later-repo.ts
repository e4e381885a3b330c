import { and, countDistinct, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { orders, paymentAttempts } from '@/lib/server/db/schema'

async function countOrders(db: Queryable, userId: string, ...conditions: SQL[]): Promise<number> {
  const [row] = await db
    .select({ orders: countDistinct(orders.id) })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.userId, userId), ...conditions))
  return row?.orders ?? 0
}

/** Whether a user has paid for an order. */
export async function hasPaid(userId: string, db: Queryable = database()): Promise<boolean> {
  return (await countOrders(db, userId, eq(paymentAttempts.state, 'paid'))) > 0
}

/** Counts the orders of a user that wait to be paid later, without the given one. */
export async function countPayLater(
  userId: string,
  orderId: string | null,
  db: Queryable = database(),
): Promise<number> {
  return countOrders(
    db,
    userId,
    eq(paymentAttempts.optionKey, 'pay_later'),
    inArray(paymentAttempts.state, ['created', 'pending']),
    ...(orderId ? [ne(orders.id, orderId)] : []),
  )
}
