import { ApiError } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'
import { overdueSupplierRequests } from '@/lib/server/orders/supplier-repo'
import { declineBooking } from './confirm-booking'

const BATCH = 50

/** Declines the bookings whose supplier did not answer in time, with a full refund. */
export async function declineOverdue(now = new Date()): Promise<void> {
  for (const { id, orderId } of await overdueSupplierRequests(now, BATCH))
    await declineBooking(orderId, id, 'system', 'not answered in time', now).catch((error: unknown) => {
      // Answered or cancelled between the query and the lock.
      if (error instanceof ApiError && error.code === 'BOOKING_ANSWERED') return
      log.error({ err: error, booking: id }, 'declining an unanswered booking failed')
    })
}
