import type { z } from 'zod'
import type * as contract from '@/lib/contract/booking-changes'
import { ApiError, fieldError } from '@/lib/contract/error'
import { policyAfterChange } from '@/lib/domain/booking-change'
import { datesUntil, daysBetween } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { sameMoney } from '@/lib/domain/money'
import { requiredDateInputs } from '@/lib/domain/selection'
import { isRedeemed } from '@/lib/server/cancellations/repo'
import { bookingDetailNames } from '@/lib/server/catalog/booking-detail-names'
import { findOption } from '@/lib/server/catalog/price-selection-repo'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requestHash, requireKey } from '@/lib/server/http/idempotency'
import { limit } from '@/lib/server/http/rate-limit'
import { exchangePlaces } from '@/lib/server/inventory/hold-slots'
import { slotIdsAt } from '@/lib/server/inventory/slot-repo'
import { insertBookingChange, updateBookingDate } from '@/lib/server/orders/booking-change-repo'
import { changeableOf } from '@/lib/server/orders/change-view'
import { type BookingRow, bookingsOf, findOrder, unitItemsOf } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { newVoucherCode } from '@/lib/server/orders/voucher'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { requestRefund } from '@/lib/server/refunds/request-refund'
import { beginChange, type ChangeRequest, type OpenChange } from './begin-change'
import { mailDateChanged } from './mail-changed'
import { changeQuoteView, type NewDate, type PricedChange, priceChange } from './price-change'

type Body = z.output<typeof contract.changeBookingDate.body>

/**
 * Returns the new date of a booking, as far as its option asks for one, and the slots that it needs.
 * @throws ApiError BOOKING_NOT_CHANGEABLE, CHANGE_CLOSED, NOTHING_TO_CHANGE; PRODUCT_NOT_FOUND if the option is no longer
 *   sold; VALIDATION_FAILED if a range does not keep its length
 */
async function newDateOf(
  db: Queryable,
  { booking, items }: Pick<OpenChange, 'booking' | 'items'>,
  body: z.output<typeof contract.quoteDateChange.body>,
  now: Date,
) {
  const { date } = changeableOf(booking, items, await isRedeemed(db, booking.id), now)
  if (date.refusal) throw new ApiError(date.refusal)
  const facts = await findOption(booking.optionId, db)
  if (!facts) throw new ApiError('PRODUCT_NOT_FOUND')
  const { dateMode, inventory } = facts.option
  const required = requiredDateInputs(dateMode)
  const when: NewDate = {
    date: body.date,
    endDate: required.range ? (body.end_date ?? null) : null,
    time: required.time ? (body.time ?? null) : null,
  }
  const { localDate, localEndDate, localTime } = booking
  const isSameTime = when.time === (localTime?.slice(0, 5) ?? null)
  if (when.date === localDate && isSameTime) throw new ApiError('NOTHING_TO_CHANGE')
  // Fewer days would be a cancellation of some, and more another order.
  if (required.range && localDate && localEndDate) {
    const length = daysBetween(localDate, localEndDate)
    if (when.endDate && daysBetween(when.date, when.endDate) !== length) throw fieldError('end_date', 'date')
  }
  const isNightly = inventory === 'NIGHTLY' && when.endDate !== null && when.endDate > when.date
  const days = isNightly ? datesUntil(when.date, when.endDate ?? when.date) : [when.date]
  return { facts, when, slots: await slotIdsAt(db, booking.optionId, days, when.time) }
}

/** The parts of a booking's snapshot that depend on its date. */
function snapshotOn({ snapshot }: BookingRow, { offer }: PricedChange): BookingRow['snapshot'] {
  const { facts, request, legs } = offer
  const names = bookingDetailNames(request.bookingDetails, request.time, {
    fulfilment: facts.product.fulfilment,
    pickup: facts.option.pickup,
  })
  return {
    ...snapshot,
    ...(legs.length > 0 && {
      legs: legs.map((leg, index) => ({ ...leg, meeting: snapshot.legs?.[index]?.meeting ?? leg.meeting })),
    }),
    ...(snapshot.pickupWindow && { pickupWindow: names.pickupWindow }),
  }
}

/** @throws ApiError CHANGE_COSTS_MORE, PRICE_CHANGED, both with `details.quote` */
function checkExpected(
  priced: PricedChange,
  { expected_price, expected_refund }: Body,
  locale: Locale,
): void {
  const { before, after, refund } = priced
  const details = { quote: changeQuoteView(priced, locale) }
  if (after.amount > before.amount) throw new ApiError('CHANGE_COSTS_MORE', { details })
  const isSameRefund =
    refund && expected_refund ? sameMoney(refund, expected_refund) : refund === expected_refund
  if (!sameMoney(after, expected_price) || !isSameRefund) throw new ApiError('PRICE_CHANGED', { details })
}

async function applyDate(
  db: Transaction,
  open: OpenChange,
  body: Body,
  { key, hashes: [hash = ''] }: ChangeRequest,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const { order, booking } = open
  const { when, slots } = await newDateOf(db, open, body, now)
  const { priced } = await exchangePlaces(db, booking.id, slots, async () => {
    const priced = await priceChange(db, open, when, now)
    checkExpected(priced, body, locale)
    return { priced, places: priced.offer.places }
  })
  const { offer, lines, before, after, refund, attempt } = priced
  const refundId =
    refund && attempt
      ? await requestRefund(db, {
          attemptId: attempt.id,
          bookingId: booking.id,
          ...refund,
          reason: 'changed',
        })
      : null
  const dates = {
    localDate: when.date,
    localEndDate: booking.bookingDetails.return?.date ?? when.endDate,
    localTime: when.time,
  }
  await insertBookingChange(
    db,
    {
      bookingId: booking.id,
      key,
      requestHash: hash,
      kind: 'date',
      dateBefore: booking.localDate,
      endDateBefore: booking.localEndDate,
      timeBefore: booking.localTime,
      dateAfter: dates.localDate,
      endDateAfter: dates.localEndDate,
      timeAfter: dates.localTime,
      refundedAmount: refund?.amount ?? 0,
      currency: refund?.currency ?? booking.currency,
      refundId,
      createdAt: now,
    },
    newVoucherCode(),
  )
  const repriced = { lines, refunded: (booking.repriced?.refunded ?? 0) + (refund?.amount ?? 0) }
  await updateBookingDate(db, booking.id, {
    ...dates,
    startsAt: offer.startsAt,
    cancellationPolicy: policyAfterChange(booking.cancellationPolicy, booking.startsAt, now),
    snapshot: snapshotOn(booking, priced),
    repriced: after.amount < before.amount ? repriced : booking.repriced,
  })
  await mailDateChanged(db, order, booking, { refund, attempt })
}

/**
 * Changes the date or time of a confirmed booking to one with the same or a lower price. One transaction takes the new
 * places, releases the old ones, refunds the difference and replaces the voucher: if anything fails, the booking is as
 * before. Repeating a key does nothing.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, IDEMPOTENCY_CONFLICT, RATE_LIMITED; the codes of newDateOf(),
 *   checkExpected() and quote()
 */
export async function changeBookingDate(
  orderId: string,
  bookingId: string,
  body: Body,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.changeBookingDate.response>> {
  const { userId } = context.session
  const { locale } = context
  await limit('booking-changes-user', userId)
  const request: ChangeRequest = {
    orderId,
    bookingId,
    ownerId: userId,
    key: requireKey(context),
    hashes: [requestHash(body)],
  }
  await database().transaction(async (db) => {
    const open = await beginChange(db, request)
    if (open) await applyDate(db, open, body, request, { locale, now })
  })
  wakeOutbox()
  return ok(await orderView(userId, orderId, locale))
}

/**
 * Returns what a booking would cost on another date, and what would be refunded.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND; the codes of newDateOf() and quote()
 */
export async function quoteDateChange(
  orderId: string,
  bookingId: string,
  body: z.output<typeof contract.quoteDateChange.body>,
  { session, locale }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.quoteDateChange.response>> {
  const db = database()
  const order = await findOrder(session.userId, orderId)
  if (!order) throw new ApiError('ORDER_NOT_FOUND')
  const booking = (await bookingsOf([order.id])).find(({ id }) => id === bookingId)
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
  const { when } = await newDateOf(db, { booking, items: await unitItemsOf([booking.id]) }, body, now)
  return ok(changeQuoteView(await priceChange(db, { order, booking }, when, now), locale))
}
