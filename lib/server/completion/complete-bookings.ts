import { DAYS_UNTIL_DELIVERED } from '@/lib/domain/goods'
import { database } from '@/lib/server/db/client'
import { undeliveredSince } from '@/lib/server/orders/goods-repo'
import { recordDelivery } from '@/lib/server/orders/record-delivery'
import { setStatus } from '@/lib/server/orders/repo'
import { deliveredBookings, endedBookings, lapsedBookings, redeemedBookings } from './repo'

const BATCH = 200
const DAY_MS = 86_400_000

/** Records shipped goods as delivered after the longest time that a delivery takes. */
async function deliverShipped(now: Date): Promise<void> {
  const shippedBefore = new Date(now.getTime() - DAYS_UNTIL_DELIVERED * DAY_MS)
  await database().transaction(async (db) => {
    for (const bookingId of await undeliveredSince(db, shippedBefore, BATCH))
      await recordDelivery(db, bookingId, 'system', now, 'time to deliver it has passed')
  })
}

/**
 * Completes redeemed, delivered and ended bookings, up to 200 of each kind per run. Bookings without a date are
 * completed when redeemed or delivered, or a fixed number of days after their confirmation.
 */
export async function completeBookings(now = new Date()): Promise<void> {
  await deliverShipped(now)
  await database().transaction(async (db) => {
    await setStatus(db, await redeemedBookings(db, BATCH), 'completed', 'venue', 'redeemed')
    await setStatus(db, await deliveredBookings(db, BATCH), 'completed', 'system', 'goods delivered')
    await setStatus(db, await endedBookings(db, now, BATCH), 'completed', 'system', 'service has ended')
    await setStatus(
      db,
      await lapsedBookings(db, now, BATCH),
      'completed',
      'system',
      'time to use it has passed',
    )
  })
}
