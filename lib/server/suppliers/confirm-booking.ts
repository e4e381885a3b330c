import { ApiError } from '@/lib/contract/error'
import { cancellationQuoteOf } from '@/lib/server/cancellations/cancellation-quote'
import { mailCancelled } from '@/lib/server/cancellations/mail-cancelled'
import { isSupplied } from '@/lib/server/checkout/fulfil'
import { database, type Transaction } from '@/lib/server/db/client'
import { releaseSoldPlaces } from '@/lib/server/inventory/hold-slots'
import { remaining } from '@/lib/server/orders/active-unit-items'
import { mailConfirmed } from '@/lib/server/orders/order-mails'
import {
  type Actor,
  type BookingRow,
  bookingsOf,
  lockOrder,
  type OrderRow,
  sellingRules,
  setStatus,
} from '@/lib/server/orders/repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { newVoucherCode } from '@/lib/server/orders/voucher'
import { insertVoucher } from '@/lib/server/orders/voucher-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { requestRefund } from '@/lib/server/refunds/request-refund'

interface SupplierReply {
  db: Transaction
  order: OrderRow
  bookings: BookingRow[]
  booking: BookingRow
}

interface Answer {
  orderId: string
  bookingId: string
  doer: Actor
  now: Date
}

/** Works on a paid booking that waits for its answer, its order locked. */
async function answer(
  { orderId, bookingId, doer, now }: Answer,
  work: (answered: SupplierReply) => Promise<void>,
): Promise<void> {
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    const booking = bookings.find(({ id }) => id === bookingId)
    if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
    if (booking.status !== 'paid') throw new ApiError('BOOKING_ANSWERED')
    if (doer === 'supplier' && (booking.answerBy ?? now) <= now) throw new ApiError('ANSWER_TOO_LATE')
    await work({ db, order, bookings, booking })
  })
  wakeOutbox()
}

/**
 * Confirms a paid booking: voucher, eSIM profiles, a mail.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, BOOKING_ANSWERED where it waits for no answer, ANSWER_TOO_LATE
 *   from a supplier whose time is over, SOLD_OUT where there are too few profiles
 */
export async function confirmBooking(
  orderId: string,
  bookingId: string,
  doer: Actor,
  reason = '',
  now = new Date(),
): Promise<void> {
  await answer({ orderId, bookingId, doer, now }, async ({ db, order, booking }) => {
    const rules = await sellingRules(db, order.id)
    const inventory = rules.find((rule) => rule.bookingId === booking.id)?.inventory ?? ''
    if (!(await isSupplied(db, booking, inventory))) throw new ApiError('SOLD_OUT')
    await setStatus(db, [booking.id], 'confirmed', doer, reason)
    await insertVoucher(db, booking.id, newVoucherCode())
    await mailConfirmed(db, order, [await remaining(db, booking)], [])
    await recordStaffAction(db, doer, order.id, 'confirm', { booking: booking.id, reason })
  })
}

/**
 * Declines a paid booking: its places are free again, and everything that was paid for it comes back. The buyer reads
 * a supplier's reason; the system declines what nobody answered.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, BOOKING_ANSWERED where it waits for no answer, ANSWER_TOO_LATE
 *   from a supplier whose time is over
 */
export async function declineBooking(
  orderId: string,
  bookingId: string,
  doer: Actor,
  reason: string,
  now = new Date(),
): Promise<void> {
  await answer({ orderId, bookingId, doer, now }, async ({ db, order, bookings, booking }) => {
    const quoted = await cancellationQuoteOf(db, {
      order,
      bookings,
      booking,
      waived: true,
      locale: order.locale,
      now,
    })
    await setStatus(db, [booking.id], 'failed', doer, reason)
    await releaseSoldPlaces(db, [booking.id])
    const { attempt, refund } = quoted
    if (attempt)
      await requestRefund(db, { attemptId: attempt.id, bookingId, ...refund, reason: 'not supplied' })
    await mailCancelled(db, order, quoted, doer, {
      kind: doer === 'system' ? 'unanswered' : 'declined',
      reason: doer === 'supplier' ? reason : '',
    })
    await recordStaffAction(db, doer, order.id, 'decline', { booking: booking.id, refund, reason })
  })
}
