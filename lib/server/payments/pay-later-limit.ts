import { env, isSandbox } from '@/lib/env'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { countPayLater, hasPaid, lockPayLater } from './pay-later-repo'
import { offeredOptions } from './registry'

/**
 * Whether an account without a paid order may pay later: as the operator says; by default in the sandbox, which shows
 * every option of the specification, and where there is no other option.
 */
function isOpenToNewAccounts(): boolean {
  if (env.PAY_LATER_NEW_ACCOUNTS) return env.PAY_LATER_NEW_ACCOUNTS === 'on'
  return isSandbox || offeredOptions().every(({ key }) => key === 'pay_later')
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
  if (!isOpenToNewAccounts() && !(await hasPaid(userId, db))) return false
  return (await countPayLater(userId, orderId, db)) < env.PAY_LATER_ORDERS
}

/** The same for a payment that the transaction creates: concurrent ones of a user do not exceed the limit together. */
export async function mayDefer(db: Transaction, userId: string, orderId: string): Promise<boolean> {
  await lockPayLater(db, userId)
  return mayPayLater(userId, orderId, db)
}
