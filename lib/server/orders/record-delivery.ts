import { type GoodsState, returnUntil } from '@/lib/domain/goods'
import { env } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { findGoods, moveGoods } from './goods-repo'
import { type Actor, actAs } from './repo'

/** States in which goods can still be handed over. */
const BEFORE: readonly GoodsState[] = ['none', 'shipped', 'ready']

/**
 * Records that the goods of a booking were delivered or collected, and fixes the end of the period for a return.
 * @returns the state they were in if they cannot be handed over any more, and nothing changed; null once recorded
 */
export async function recordDelivery(
  db: Transaction,
  bookingId: string,
  actor: Actor,
  now: Date,
  reason = '',
): Promise<GoodsState | null> {
  const from = (await findGoods(db, bookingId))?.state ?? 'none'
  if (!BEFORE.includes(from)) return from
  await actAs(db, actor, reason)
  const moved = await moveGoods(db, bookingId, [from, 'delivered'], {
    deliveredAt: now,
    returnUntil: returnUntil(now, env.RETURN_DAYS),
  })
  return moved ? null : from
}
