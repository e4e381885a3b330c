import { DAYS_UNTIL_DELIVERED } from '@/lib/domain/goods'
import { database } from '@/lib/server/db/client'
import { inSavepoints } from '@/lib/server/db/savepoint'
import { undeliveredSince } from '@/lib/server/orders/goods-repo'
import { recordDelivery } from '@/lib/server/orders/record-delivery'
import { type Actor, setStatus } from '@/lib/server/orders/repo'
import { deliveredBookings, endedBookings, lapsedBookings, redeemedBookings } from './repo'

const BATCH = 200
const DAY_MS = 86_400_000

/** Records shipped goods as delivered after the longest time that a delivery takes. */
async function deliverShipped(now: Date): Promise<void> {
  const shippedBefore = new Date(now.getTime() - DAYS_UNTIL_DELIVERED * DAY_MS)
  await database().transaction(async (db) => {
    await inSavepoints(db, await undeliveredSince(db, shippedBefore, BATCH), String, (savepoint, bookingId) =>
      recordDelivery(savepoint, bookingId, 'system', now, 'time to deliver it has passed'),
    )
  })
}

/**
 * Completes redeemed, delivered and ended bookings, up to 200 of each kind per run. Bookings without a date are
 * completed when redeemed or delivered, or a fixed number of days after their confirmation.
 */
export async function completeBookings(now = new Date()): Promise<void> {
  await deliverShipped(now)
  await database().transaction(async (db) => {
    const complete = async (ids: readonly string[], actor: Actor, reason: string) => {
      await inSavepoints(db, ids, String, (savepoint, id) =>
        setStatus(savepoint, [id], 'completed', actor, reason),
      )
    }
    await complete(await redeemedBookings(db, BATCH), 'venue', 'redeemed')
    await complete(await deliveredBookings(db, BATCH), 'system', 'goods delivered')
    await complete(await endedBookings(db, now, BATCH), 'system', 'service has ended')
    await complete(await lapsedBookings(db, now, BATCH), 'system', 'time to use it has passed')
  })
}
