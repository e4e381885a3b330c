import { database } from '@/lib/server/db/client'
import { setStatus } from '@/lib/server/orders/repo'
import { endedBookings, lapsedBookings, redeemedBookings } from './repo'

const BATCH = 200

/**
 * Completes redeemed and ended bookings, up to 200 of each kind per run. Bookings without a date are
 * completed when redeemed, or a fixed number of days after their confirmation.
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
