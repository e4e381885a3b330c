import { env, isSandbox } from '@/lib/env'
import type { Queryable } from '@/lib/server/db/client'
import { countPayLater, hasPaid } from './pay-later-repo'
import { offeredOptions } from './registry'

/**
 * Whether an account without a paid order may pay later: as the operator says; by default in the sandbox, and where there
 * is no other option.
 */
function isOpenToNewAccounts(): boolean {
  if (env.PAY_LATER_NEW_ACCOUNTS) return env.PAY_LATER_NEW_ACCOUNTS === 'on'
  return isSandbox || offeredOptions().every(({ key }) => key === 'pay_later')
}

/**
 * Whether a user may pay an order later.
 * @param orderId the order, if it exists already; it does not count towards the limit of open ones
 */
export async function mayPayLater(userId: string, orderId: string | null, db?: Queryable): Promise<boolean> {
  if (!isOpenToNewAccounts() && !(await hasPaid(userId, db))) return false
  return (await countPayLater(userId, orderId, db)) < env.PAY_LATER_ORDERS
}
