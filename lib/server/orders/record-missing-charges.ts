import type { Database } from '@/lib/server/db/client'
import { attemptsWithoutCharges } from '@/lib/server/payments/refund-repo'
import { recordCharges } from './record-charges'
import { bookingsOf, lockOrder } from './repo'

/**
 * Records the charges of paid orders that have none: a server from before the charges sold them beside a newer one.
 * Without its charge a booking could not be refunded.
 * @returns how many orders there were
 */
export async function recordMissingCharges(database: Database): Promise<number> {
  const orderIds = new Set((await attemptsWithoutCharges(database)).map(({ orderId }) => orderId))
  for (const orderId of orderIds)
    await database.transaction(async (db) => {
      const order = await lockOrder(db, orderId)
      const [attempt] = await attemptsWithoutCharges(db, orderId)
      if (order && attempt) await recordCharges(db, order, await bookingsOf([orderId], db), attempt)
    })
  return orderIds.size
}
