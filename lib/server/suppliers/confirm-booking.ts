import { ApiError } from '@/lib/contract/error'
import { database, type Transaction } from '@/lib/server/db/client'
import { noteOperator } from '@/lib/server/orders/staff-repo'
import {
  type BookingRow,
  bookingsOf,
  type Doer,
  lockOrder,
  type OrderRow,
  sellingRules,
  setStatus,
} from '@/lib/server/orders/repo'
import { newVoucherCode } from '@/lib/server/orders/voucher'
import { insertVoucher } from '@/lib/server/orders/voucher-repo'
import { nudge } from '@/lib/server/outbox/worker'
import { remaining } from '@/lib/server/orders/active-unit-items'
import { cancellationQuoteOf } from '@/lib/server/cancellations/cancellation-quote'
import { isSupplied } from '@/lib/server/checkout/fulfil'
import { giveBackPlaces } from '@/lib/server/checkout/hold-slots'
import { mailCancelled } from '@/lib/server/checkout/mail-cancelled'
import { mailConfirmed } from '@/lib/server/checkout/order-mails'
import { requestRefund } from '@/lib/server/refunds/request-refund'

interface Answered {
  db: Transaction
  order: OrderRow
  bookings: BookingRow[]
  booking: BookingRow
}

interface Answer {
  orderId: string
  bookingId: string
  doer: Doer
  now: Date
}

/** Works on a paid booking that waits for its answer, its order locked. */
async function answer(
  { orderId, bookingId, doer, now }: Answer,
  work: (answered: Answered) => Promise<void>,
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
  nudge()
}

/**
 * Confirms a paid booking: voucher, eSIM profiles, a mail.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, BOOKING_ANSWERED where it waits for no answer, ANSWER_TOO_LATE
 *   from a supplier whose time is over, SOLD_OUT where there are too few profiles
 */
export async function confirmBooking(
  orderId: string,
  bookingId: string,
  doer: Doer,
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
    await noteOperator(db, doer, order.id, 'confirm', { booking: booking.id, reason })
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
  doer: Doer,
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
    await giveBackPlaces(db, [booking.id])
    const { attempt, refund } = quoted
    if (attempt)
      await requestRefund(db, { attemptId: attempt.id, bookingId, ...refund, reason: 'not supplied' })
    await mailCancelled(db, order, quoted, doer, {
      kind: doer === 'system' ? 'unanswered' : 'declined',
      reason: doer === 'supplier' ? reason : '',
    })
    await noteOperator(db, doer, order.id, 'decline', { booking: booking.id, refund, reason })
  })
}
