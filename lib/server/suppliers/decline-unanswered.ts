import { log } from '@/lib/server/http/log'
import { overdueSupplierRequests } from '@/lib/server/orders/supplier-repo'
import { declineUnanswered } from './confirm-booking'

const BATCH = 50

/** Declines the bookings whose supplier did not reply in time, with a full refund. */
export async function declineOverdue(now = new Date()): Promise<void> {
  for (const booking of await overdueSupplierRequests(now, BATCH))
    await declineUnanswered(booking, now).catch((error: unknown) =>
      log.error({ err: error, booking: booking.id }, 'declining an unanswered booking failed'),
    )
}
