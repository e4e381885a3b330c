import { and, countDistinct, eq, inArray, ne } from 'drizzle-orm'
import { env, isSandbox } from '@/lib/env'
import { database, type Queryable } from '@/lib/server/db/client'
import { orders, paymentAttempts } from '@/lib/server/db/schema'
import { offeredOptions } from './registry'

const PAY_LATER = 'pay_later'

/** Whether an account without a paid order may pay later: as the operator says, else in the sandbox or without another option. */
function isOpenToNewAccounts(): boolean {
  if (env.PAY_LATER_NEW_ACCOUNTS) return env.PAY_LATER_NEW_ACCOUNTS === 'on'
  return isSandbox || offeredOptions().every(({ key }) => key === PAY_LATER)
}

async function countOrders(db: Queryable, userId: string, ...conditions: Array<ReturnType<typeof eq>>) {
  const [row] = await db
    .select({ orders: countDistinct(orders.id) })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.userId, userId), ...conditions))
  return row?.orders ?? 0
}

/**
 * Whether a user may pay an order later.
 * @param orderId the order, if it exists already; it does not count towards the limit of open ones
 */
export async function mayPayLater(
  userId: string,
  orderId: string | null,
  db: Queryable = database(),
): Promise<boolean> {
  if (!isOpenToNewAccounts() && (await countOrders(db, userId, eq(paymentAttempts.state, 'paid'))) === 0)
    return false
  const open = await countOrders(
    db,
    userId,
    eq(paymentAttempts.optionKey, PAY_LATER),
    inArray(paymentAttempts.state, ['created', 'pending']),
    ...(orderId ? [ne(orders.id, orderId)] : []),
  )
  return open < env.PAY_LATER_ORDERS
}
