import { ApiError } from '@/lib/contract/error'
import type { SeatAssignment } from '@/lib/domain/seat-assignment'
import { hasStarted } from '@/lib/domain/supplier-deadline'
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
import { setSeats } from '@/lib/server/orders/seats-repo'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { newVoucherCode } from '@/lib/server/orders/voucher'
import { insertVoucher } from '@/lib/server/orders/voucher-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { requestRefund } from '@/lib/server/refunds/request-refund'

interface AwaitingBooking {
  db: Transaction
  order: OrderRow
  bookings: BookingRow[]
  booking: BookingRow
}

interface Reply {
  orderId: string
  bookingId: string
  actor: Actor
  now: Date
}

interface Acceptance {
  reason?: string
  /** Of each leg of a trip, as far as they are assigned. */
  seats?: readonly SeatAssignment[]
  now?: Date
}

/** Applies a reply to a paid booking that waits for confirmation, with its order locked. */
async function applyReply(
  { orderId, bookingId, actor, now }: Reply,
  apply: (awaiting: AwaitingBooking) => Promise<void>,
): Promise<void> {
  await database().transaction(async (db) => {
    const order = await lockOrder(db, orderId)
    if (!order) throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    const booking = bookings.find(({ id }) => id === bookingId)
    if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
    if (booking.status !== 'paid') throw new ApiError('ALREADY_REPLIED')
    if (actor === 'supplier' && (booking.supplierReplyDueAt ?? now) <= now)
      throw new ApiError('REPLY_TOO_LATE')
    await apply({ db, order, bookings, booking })
  })
  wakeOutbox()
}

async function confirmInTime(reply: Reply, reason: string, seats: readonly SeatAssignment[]): Promise<void> {
  const { actor, now } = reply
  await applyReply(reply, async ({ db, order, booking }) => {
    if (hasStarted(booking, now)) throw new ApiError('REPLY_TOO_LATE')
    const rules = await sellingRules(db, order.id)
    const inventory = rules.find((rule) => rule.bookingId === booking.id)?.inventory ?? ''
    if (!(await isSupplied(db, booking, inventory))) throw new ApiError('SOLD_OUT')
    await setStatus(db, [booking.id], 'confirmed', actor, reason)
    await insertVoucher(db, booking.id, newVoucherCode())
    await setSeats(db, booking, seats, now)
    await mailConfirmed(db, order, [await remaining(db, booking)], [])
    await recordStaffAction(db, actor, order.id, 'confirm', { booking: booking.id, reason })
  })
}

/**
 * Confirms a paid booking: voucher, eSIM profiles, mail. One that is confirmed too late is declined, and
 * refunded in full.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, ALREADY_REPLIED if it does not wait for confirmation,
 *   REPLY_TOO_LATE after the start of the visit, and for a supplier after its deadline, SOLD_OUT if there are too few
 *   eSIM profiles
 */
export async function confirmBooking(
  orderId: string,
  bookingId: string,
  actor: Actor,
  { reason = '', seats = [], now = new Date() }: Acceptance = {},
): Promise<void> {
  try {
    await confirmInTime({ orderId, bookingId, actor, now }, reason, seats)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'REPLY_TOO_LATE')
      await declineUnanswered({ id: bookingId, orderId }, now)
    throw error
  }
}

/** Declines a booking that was not confirmed in time, unless its supplier has replied or it has been canceled. */
export async function declineUnanswered(
  { id, orderId }: Pick<BookingRow, 'id' | 'orderId'>,
  now: Date,
): Promise<void> {
  await declineBooking(orderId, id, 'system', 'not answered in time', now).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'ALREADY_REPLIED') throw error
  })
}

/**
 * Declines a paid booking: releases its places and requests a full refund. A supplier's reason is shown to
 * the customer. The system declines bookings whose supplier did not reply in time.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, ALREADY_REPLIED if it does not wait for confirmation,
 *   REPLY_TOO_LATE for a supplier after its deadline
 */
export async function declineBooking(
  orderId: string,
  bookingId: string,
  actor: Actor,
  reason: string,
  now = new Date(),
): Promise<void> {
  await applyReply({ orderId, bookingId, actor, now }, async ({ db, order, bookings, booking }) => {
    const quote = await cancellationQuoteOf(db, {
      order,
      bookings,
      booking,
      waived: true,
      locale: order.locale,
      now,
    })
    await setStatus(db, [booking.id], 'failed', actor, reason)
    await releaseSoldPlaces(db, [booking.id])
    const { attempt, refund } = quote
    if (attempt)
      await requestRefund(db, { attemptId: attempt.id, bookingId, ...refund, reason: 'not supplied' })
    await mailCancelled(db, order, quote, actor, {
      kind: actor === 'system' ? 'unanswered' : 'declined',
      reason: actor === 'supplier' ? reason : '',
    })
    await recordStaffAction(db, actor, order.id, 'decline', { booking: booking.id, refund, reason })
  })
}
