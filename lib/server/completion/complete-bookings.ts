import { database } from '@/lib/server/db/client'
import { setStatus } from '@/lib/server/orders/repo'
import { endedBookings, lapsedBookings, redeemedBookings } from './repo'

const BATCH = 200

/**
 * Completes what is over, at most a few hundred bookings at a time: what the venue has redeemed, and what has ended.
 * What has no date is over when it is redeemed, or so many days after its confirmation that it must have been used.
 */
export async function completeBookings(now = new Date()): Promise<void> {
  await database().transaction(async (db) => {
    await setStatus(db, await redeemedBookings(db, BATCH), 'completed', 'venue', 'redeemed')
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
