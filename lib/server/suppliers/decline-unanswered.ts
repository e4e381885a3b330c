import { ApiError } from '@/lib/contract/error'
import { log } from '@/lib/server/http/log'
import { overdueSupplierRequests } from '@/lib/server/orders/supplier-repo'
import { declineBooking } from './confirm-booking'

const BATCH = 50

/** Declines what no supplier has answered in time; everything that was paid for it comes back. */
export async function declineOverdue(now = new Date()): Promise<void> {
  for (const { id, orderId } of await overdueSupplierRequests(now, BATCH))
    await declineBooking(orderId, id, 'system', 'not answered in time', now).catch((error: unknown) => {
      // Answered or cancelled between our look and our lock.
      if (error instanceof ApiError && error.code === 'BOOKING_ANSWERED') return
      log.error({ err: error, booking: id }, 'an unanswered booking could not be declined')
    })
}
