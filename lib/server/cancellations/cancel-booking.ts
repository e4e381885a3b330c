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
  operatorOf,
  setStatus,
} from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { recordStaffAction } from '@/lib/server/orders/staff-repo'
import { releaseProfiles } from '@/lib/server/orders/voucher-repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { queryPayment } from '@/lib/server/payments/query-payment'
import { type AttemptRow, openAttempt, updateAttempt } from '@/lib/server/payments/repo'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import {
  type CancellationQuote,
  type CancellationRequest,
  cancellationQuoteOf,
  quoteView,
} from './cancellation-quote'

/** A wish to cancel, whoever has it. */
export interface CancelRequest {
  orderId: string
  bookingId: string
  unitItemIds?: readonly string[]
  doer: Actor
  reason: string
  key: string
  /** Everything comes back, whatever the policy says. */
  waived?: boolean
  /** Refuses what is not as it was quoted; whoever is not shown a quote leaves it out. */
  check?(quoted: CancellationQuote, asked: CancellationRequest): void
  /** Refuses an order that is not the visitor's. */
  ownerId?: string
}

/** What a press asks for, whatever the order of its unit items. */
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
  wish: CancelRequest,
  asked: CancellationRequest,
  quoted: CancellationQuote,
): Promise<void> {
  const { booking, now } = asked
  const { scope, items, whole, attempt, refund, paid } = quoted
  const ids = items.map(({ id }) => id)
  await freePlaces(db, quoted)
  await releaseProfiles(db, ids)
  await cancelUnitItems(db, ids, now)
  if (whole)
    await setStatus(
      db,
      scope.map(({ id }) => id),
      'cancelled',
      wish.doer,
      wish.reason,
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
    key: wish.key,
    requestHash: hashOf(wish),
    unitItemIds: ids,
    whole,
    percentKept: quoted.percentKept,
    paid: paid.amount,
    refunded: refund.amount,
    deposit: Math.min(quoted.deposit, refund.amount),
    currency: paid.currency,
    refundId,
    actor: actorOf(wish.doer),
    operator: operatorOf(wish.doer),
    reason: wish.reason || null,
    at: now,
  })
  await mailCancelled(db, asked.order, quoted, wish.doer)
  await recordStaffAction(db, wish.doer, asked.order.id, 'cancel', {
    booking: booking.id,
    unit_items: ids,
    refund,
    waived: wish.waived ?? false,
    reason: wish.reason,
  })
}

/** An attempt that the gateway closed, so that what it paid for can be given up. */
type Closed = Pick<AttemptRow, 'id'> & { state: 'failed' | 'cancelled' }

/** @returns the living attempt that has to be closed first; null once everything is done */
async function step(wish: CancelRequest, closed: Closed | null, now: Date): Promise<AttemptRow | null> {
  return database().transaction(async (db) => {
    const order = await lockOrder(db, wish.orderId)
    if (!order || (wish.ownerId !== undefined && order.userId !== wish.ownerId))
      throw new ApiError('ORDER_NOT_FOUND')
    const bookings = await bookingsOf([order.id], db)
    const booking = bookings.find(({ id }) => id === wish.bookingId)
    if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
    const before = await findCancellation(db, booking.id, wish.key)
    if (before && before.requestHash !== hashOf(wish)) throw new ApiError('IDEMPOTENCY_CONFLICT')
    if (before) return null
    const live = booking.status === 'pending' ? await openAttempt(order.id, db) : null
    if (live && live.id !== closed?.id) return live
    const { unitItemIds, waived } = wish
    const asked: CancellationRequest = {
      order,
      bookings,
      booking,
      unitItemIds,
      waived,
      locale: order.locale,
      now,
    }
    const quoted = await cancellationQuoteOf(db, asked)
    wish.check?.(quoted, asked)
    await applyCancellation(db, wish, asked, quoted)
    if (live) await updateAttempt(db, live.id, { state: closed?.state ?? 'cancelled', settledAt: now })
    return null
  })
}

async function close(live: AttemptRow, now: Date): Promise<Closed | null> {
  const finding = await queryPayment(live, 'close')
  if (!finding) throw new ApiError('PAYMENT_IN_PROGRESS')
  if (finding.state !== 'paid')
    return { id: live.id, state: finding.state === 'failed' ? 'failed' : 'cancelled' }
  await settlePayment(live.invoiceNumber, finding, undefined, now)
  return null
}

/** Most living attempts that other tabs may begin between our steps. */
const MOST_ROUNDS = 5

/**
 * Gives up a booking or some of its unit items: places, vouchers and, for what was paid, the refund and a mail, all in
 * one transaction. What is not paid yet is closed at the gateway first; paid there in the meantime, it is quoted anew.
 * The same key again does nothing.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, IDEMPOTENCY_CONFLICT, PAYMENT_IN_PROGRESS where the gateway
 *   cannot be asked, the codes of cancellationQuoteOf() and of `check`
 */
export async function cancel(wish: CancelRequest, now = new Date()): Promise<void> {
  let closed: Closed | null = null
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const live = await step(wish, closed, now)
    if (!live) {
      wakeOutbox()
      return
    }
    closed = await close(live, now)
  }
  throw new ApiError('PAYMENT_IN_PROGRESS')
}

type Body = z.output<typeof contract.cancelBooking.body>

/** What the visitor saw is what happens, or it is shown anew. */
function agreed(expected: Body['expected_refund']) {
  return (quoted: CancellationQuote, asked: CancellationRequest) => {
    const refund = quoted.attempt ? quoted.refund : null
    const same = refund && expected ? sameMoney(refund, expected) : refund === expected
    if (!same) throw new ApiError('REFUND_CHANGED', { details: { quote: quoteView(quoted, asked) } })
  }
}

/** The visitor cancels. @throws ApiError REFUND_CHANGED with `details.quote`; the codes of cancel() */
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
      doer: 'customer',
      reason: body.reason ?? '',
      key: requireKey(context),
      ownerId: userId,
      check: agreed(body.expected_refund),
    },
    now,
  )
  return ok(await orderView(userId, orderId, context.locale))
}

/** What would come back if the visitor cancelled now. @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, those of cancellationQuoteOf() */
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
  const asked: CancellationRequest = { order, bookings, booking, unitItemIds, locale, now }
  return ok(quoteView(await cancellationQuoteOf(database(), asked), asked))
}
