import 'server-only'
import { findSession } from '@/lib/server/auth/session-repo'
import { isOrderOf } from '@/lib/server/orders/repo'

/** Whether an order is that of whom a token stands for. A token of nobody is left to the page, which asks to sign in. */
export async function isOwnOrder(id: string, token: string): Promise<boolean> {
  const session = await findSession(token)
  return session === null || isOrderOf(session.userId, id)
}
