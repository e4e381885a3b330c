import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { expireSandboxOrder } from '@/lib/contract/sandbox'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { lockOrder, setHold } from '@/lib/server/orders/repo'
import { expireOrder } from './expire-holds'

/**
 * Ends an order's hold now instead of after 15 minutes, and runs the normal expiry.
 * @throws ApiError ORDER_NOT_FOUND
 */
export async function expireNow(
  orderId: string,
  { session }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof expireSandboxOrder.response>> {
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (order?.userId !== session.userId) throw new ApiError('ORDER_NOT_FOUND')
    if (order.expiresAt > now) await setHold(db, order.id, now)
  })
  await expireOrder(orderId, now)
  return ok(null)
}
