import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type * as contract from '@/lib/contract/cancellations'
import { ApiError } from '@/lib/contract/error'
import { sameMoney } from '@/lib/domain/money'
import { mailCancelled } from '@/lib/server/cancellations/mail-cancelled'
import { settlePayment } from '@/lib/server/checkout/settle-payment'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requireKey } from '@/lib/server/http/idempotency'
import { releasePlaces, releaseSoldPlaces } from '@/lib/server/inventory/hold-slots'
import { releaseSome } from '@/lib/server/inventory/slot-repo'
import { cancelUnitItems, findCancellation, insertCancellation } from '@/lib/server/orders/cancellation-repo'
import {
  type Actor,
  actorOf,
  bookingsOf,
  findOrder,
  lockOrder,
  setStatus,
  staffMemberOf,
} from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { releaseProfiles } from '@/lib/server/orders/voucher-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { clockFrom } from '@/lib/server/payments/clock'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { type AttemptRow, openAttempt, updateAttempt } from '@/lib/server/payments/repo'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import {
  type CancellationQuote,
  type CancellationRequest,
  cancellationQuoteOf,
  quoteView,
} from './cancellation-quote'

/** A request to cancel, by the customer, the shop or the supplier. */
export interface CancelRequest {
  orderId: string
  bookingId: string
  unitItemIds?: readonly string[]
  actor: Actor
  reason: string
  key: string
  /** Full refund, whatever the policy says. */
  waived?: boolean
  /** Throws if the quote has changed since it was shown; absent if no quote was shown. */
  check?(quote: CancellationQuote, quoteRequest: CancellationRequest): void
  /** The order must belong to this user. */
  ownerId?: string
}

/** A hash of the request that does not depend on the order of its unit items. */
function hashOf({ unitItemIds, reason }: CancelRequest): string {
  const ids = unitItemIds ? [...unitItemIds].sort() : null
  return createHash('sha256')
    .update(JSON.stringify([ids, reason]))
    .digest('hex')
}

async function freePlaces(db: Transaction, { scope, whole, places }: CancellationQuote): Promise<void> {
  const ids = scope.map(({ id }) => id)
  const [first] = scope
  if (!whole && first) return releaseSome(db, first.id, places)
  await (first?.status === 'pending' ? releasePlaces(db, ids) : releaseSoldPlaces(db, ids))
}

async function applyCancellation(
  db: Transaction,
  request: CancelRequest,
  quoteRequest: CancellationRequest,
  quote: CancellationQuote,
): Promise<void> {
  const { booking, now } = quoteRequest
  const { scope, items, whole, attempt, refund, paid } = quote
  const ids = items.map(({ id }) => id)
  await freePlaces(db, quote)
  await releaseProfiles(db, ids)
  await cancelUnitItems(db, ids, now)
  if (whole)
    await setStatus(
      db,
      scope.map(({ id }) => id),
      'cancelled',
      request.actor,
      request.reason,
    )
  const refundId =
    attempt &&
    (await requestRefund(db, {
      attemptId: attempt.id,
      bookingId: booking.id,
      ...refund,
      reason: 'cancelled',
    }))
  await insertCancellation(db, {
    bookingId: booking.id,
    key: request.key,
    requestHash: hashOf(request),
    unitItemIds: ids,
    isFull: whole,
    feePercent: quote.feePercent,
    paidAmount: paid.amount,
    refundedAmount: refund.amount,
    deposit: quote.deposit,
    currency: paid.currency,
    refundId,
    actor: actorOf(request.actor),
    staffMember: staffMemberOf(request.actor),
    reason: request.reason || null,
    createdAt: now,
  })
  await mailCancelled(db, quoteRequest.order, quote, request.actor)
  await recordStaffAction(db, request.actor, quoteRequest.order.id, 'cancel', {
    booking: booking.id,
    unit_items: ids,
    refund,
    waived: request.waived ?? false,
    reason: request.reason,
  })
}

/** An attempt that was closed at the gateway, so that its bookings can be cancelled. */
type Closed = Pick<AttemptRow, 'id'> & { state: 'failed' | 'cancelled' }

/** @returns the open attempt that has to be closed first; null once the cancellation is done */
async function tryCancel(
  request: CancelRequest,
  closed: Closed | null,
  now: Date,
): Promise<AttemptRow | null> {
  return database().transaction(async (db) => {
    const order = await lockOrder(db, request.orderId)
    if (!order || (request.ownerId !== undefined && order.userId !== request.ownerId))
      throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    const booking = bookings.find(({ id }) => id === request.bookingId)
    if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
    const before = await findCancellation(db, booking.id, request.key)
    if (before && before.requestHash !== hashOf(request)) throw new ApiError('IDEMPOTENCY_CONFLICT')
    if (before) return null
    const live = booking.status === 'pending' ? await openAttempt(order.id, db) : null
    if (live && live.id !== closed?.id) return live
    const { unitItemIds, waived } = request
    const quoteRequest: CancellationRequest = {
      order,
      bookings,
      booking,
      unitItemIds,
      waived,
      locale: order.locale,
      now,
    }
    const quote = await cancellationQuoteOf(db, quoteRequest)
    request.check?.(quote, quoteRequest)
    await applyCancellation(db, request, quoteRequest, quote)
    if (live) await updateAttempt(db, live.id, { state: closed?.state ?? 'cancelled', settledAt: now })
    return null
  })
}

async function closeAttempt(live: AttemptRow, now: Date): Promise<Closed | null> {
  const clock = clockFrom(now)
  const result = await queryPayment(live, 'close')
  if (!result || result.state === 'unknown') throw new ApiError('PAYMENT_IN_PROGRESS')
  if (result.state !== 'paid')
    return { id: live.id, state: result.state === 'failed' ? 'failed' : 'cancelled' }
  await settlePayment(live.invoiceNumber, result, undefined, clock())
  return null
}

/** How many attempts other tabs may open between our steps. */
const MAX_ROUNDS = 5

/**
 * Cancels a booking or some of its unit items in one transaction: releases places and eSIM profiles, requests
 * the refund and sends a mail. An open payment is closed at the gateway first; if it turns out to be paid,
 * the quote is computed again. Repeating a key does nothing.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, IDEMPOTENCY_CONFLICT, PAYMENT_IN_PROGRESS if the
 *   gateway is unreachable or does not say whether it is paid, UNAVAILABLE if a newer server has migrated the database, the
 *   codes of cancellationQuoteOf() and of `check`
 */
export async function cancel(request: CancelRequest, now = new Date()): Promise<void> {
  let closed: Closed | null = null
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const live = await tryCancel(request, closed, now)
    if (!live) {
      wakeOutbox()
      return
    }
    closed = await closeAttempt(live, now)
  }
  throw new ApiError('PAYMENT_IN_PROGRESS')
}

type Body = z.output<typeof contract.cancelBooking.body>

/** Checks that the refund equals the one shown; otherwise the error carries the new quote. */
function expectRefund(expected: Body['expected_refund']) {
  return (quote: CancellationQuote, quoteRequest: CancellationRequest) => {
    const refund = quote.attempt ? quote.refund : null
    const same = refund && expected ? sameMoney(refund, expected) : refund === expected
    if (!same) throw new ApiError('REFUND_CHANGED', { details: { quote: quoteView(quote, quoteRequest) } })
  }
}

/** Cancels for the customer. @throws ApiError REFUND_CHANGED with `details.quote`; the codes of cancel() */
export async function cancelBooking(
  orderId: string,
  bookingId: string,
  body: Body,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.cancelBooking.response>> {
  const { userId } = context.session
  await cancel(
    {
      orderId,
      bookingId,
      unitItemIds: body.unit_item_ids,
      actor: 'customer',
      reason: body.reason ?? '',
      key: requireKey(context),
      ownerId: userId,
      check: expectRefund(body.expected_refund),
    },
    now,
  )
  return ok(await orderView(userId, orderId, context.locale))
}

/**
 * Returns the refund that the customer would get by cancelling now.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, the codes of cancellationQuoteOf()
 */
export async function quoteCancellation(
  orderId: string,
  bookingId: string,
  unitItemIds: readonly string[] | undefined,
  { session, locale }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.quoteCancellation.response>> {
  const order = await findOrder(session.userId, orderId)
  if (!order) throw new ApiError('ORDER_NOT_FOUND')
  const bookings = await bookingsOf([order.id])
  const booking = bookings.find(({ id }) => id === bookingId)
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
  const quoteRequest: CancellationRequest = { order, bookings, booking, unitItemIds, locale, now }
  return ok(quoteView(await cancellationQuoteOf(database(), quoteRequest), quoteRequest))
}
