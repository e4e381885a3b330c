import type { z } from 'zod'
import * as contract from '@/lib/contract/orders'
import { answerList } from '@/lib/domain/answer-list'
import { cancellationRefusal } from '@/lib/domain/cancellable'
import { freeUntil } from '@/lib/domain/cancellation'
import { tiersToWire } from '@/lib/domain/cancellation-tiers'
import type { GoodsState } from '@/lib/domain/goods'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { moneyOf } from '@/lib/domain/money'
import type { RefundState } from '@/lib/domain/payment'
import { stayHoursToWire } from '@/lib/domain/stay-hours'
import { isPiece } from '@/lib/domain/travellers'
import { offersAppleWallet, offersGoogleWallet } from '@/lib/env'
import { legViews } from '@/lib/server/catalog/leg-view'
import { findGateway, isAutomatic, isDeferred, paymentLabel } from '@/lib/server/payments'
import type { refundsOf } from '@/lib/server/payments/refund-repo'
import type { AttemptRow } from '@/lib/server/payments/repo'
import type { OwnReviewRow } from '@/lib/server/reviews/repo'
import { ownView } from '@/lib/server/reviews/view'
import type { BookingChangeRow } from './booking-change-repo'
import type { CancellationRow } from './cancellation-repo'
import { changeableView, changesView } from './change-view'
import type { GoodsRow, goodsHistoryOf } from './goods-repo'
import { goodsView } from './goods-view'
import { meetingView } from './meeting-view'
import { orderCharges, orderRateDay } from './order-charge'
import { discountOf, priceLineViews } from './price-line-views'
import { rebookPath } from './rebook-path'
import type { BookingRow, OrderRow, UnitItemRow } from './repo'
import { extendableFrom, standing } from './status'
import { type Contacts, contactView } from './supplier-contact'
import { qrSvg, ticketCode } from './voucher'
import type { eventsOf, profilesOf, redemptionsOf, vouchersOf } from './voucher-repo'

interface OrderData {
  items: UnitItemRow[]
  vouchers: Awaited<ReturnType<typeof vouchersOf>>
  redemptions: Awaited<ReturnType<typeof redemptionsOf>>
  events: Awaited<ReturnType<typeof eventsOf>>
  profiles: Awaited<ReturnType<typeof profilesOf>>
  reviews: OwnReviewRow[]
  refunds: Awaited<ReturnType<typeof refundsOf>>
  cancellations: CancellationRow[]
  changes: BookingChangeRow[]
  goods: GoodsRow[]
  goodsHistory: Awaited<ReturnType<typeof goodsHistoryOf>>
  contacts: Contacts
  /** Whether the user may pay the order later. */
  paysLater: boolean
}

function cover({ snapshot }: BookingRow, locale: Locale) {
  const { image, imageAlt, name } = snapshot
  return image === null ? null : { path: image, alt: inLocale(imageAlt, locale) ?? inLocale(name, locale) }
}

export function summaryView(
  order: OrderRow,
  bookings: readonly BookingRow[],
  locale: Locale,
): z.input<typeof contract.orderSummary> {
  const { status } = standing(order, bookings)
  const [first] = bookings
  return {
    id: order.id,
    reference: order.reference,
    status,
    total: moneyOf(order.total, order.currency),
    created_at: order.createdAt.toISOString(),
    expires_at: status === 'pending' ? order.expiresAt.toISOString() : null,
    title: inLocale(first?.snapshot.name, locale) ?? order.reference,
    image: first ? cover(first, locale) : null,
    booking_count: bookings.length,
  }
}

/** The wallets that a voucher can be added to. */
const WALLETS: Array<'apple' | 'google'> = [
  ...(offersAppleWallet ? (['apple'] as const) : []),
  ...(offersGoogleWallet ? (['google'] as const) : []),
]

/** Booking statuses with valid vouchers. */
const VALID: readonly BookingRow['status'][] = ['confirmed', 'completed']

function esimView({ status }: BookingRow, items: readonly UnitItemRow[], { profiles }: OrderData) {
  const own = items.flatMap(({ id, cancelledAt }) =>
    profiles.filter(({ unitItemId }) => unitItemId === id && cancelledAt === null),
  )
  if (!VALID.includes(status) || own.length === 0) return { esim_codes: null, esim: [] }
  const shown = own.filter(({ activationCodeViewedAt }) => activationCodeViewedAt !== null)
  return {
    esim_codes: shown.length > 0 ? ('shown' as const) : ('hidden' as const),
    esim: shown.map(({ iccid, activationCode }) => ({
      iccid,
      activation_code: activationCode,
      qr_svg: qrSvg(activationCode),
    })),
  }
}

function partialCancellationsView(
  booking: BookingRow,
  locale: Locale,
  items: readonly UnitItemRow[],
  { cancellations }: OrderData,
) {
  return cancellations
    .filter(({ bookingId, isFull }) => bookingId === booking.id && !isFull)
    .map(({ createdAt, unitItemIds }) => {
      const cancelled = items.filter(({ id }) => unitItemIds.includes(id))
      const guests = [...Map.groupBy(cancelled, ({ label }) => inLocale(label, locale))].map(
        ([label, group]) => ({
          label,
          quantity: group.length,
        }),
      )
      return { at: createdAt.toISOString(), guests }
    })
}

function cancellableView(
  booking: BookingRow,
  items: readonly UnitItemRow[],
  used: { redeemed: boolean; shown: boolean; goods: GoodsState | undefined },
) {
  const now = cancellationRefusal({ ...booking, ...used }, new Date()) === null
  const left = items.filter(({ cancelledAt }) => cancelledAt === null)
  return { now, in_part: now && booking.status !== 'pending' && left.length > 1 }
}

/** @param voucher its code if each traveller of the booking has a ticket */
function travellerView(
  item: UnitItemRow,
  locale: Locale,
  { redemptions }: OrderData,
  voucher: string | undefined,
) {
  const used = redemptions.find(({ unitItemId }) => unitItemId === item.id)
  const isCancelled = item.cancelledAt !== null
  const code = voucher && !isCancelled && ticketCode(voucher, item.position)
  return {
    id: item.id,
    unit: item.unitCode,
    label: inLocale(item.label, locale),
    traveller_name: item.travellerName,
    companions: item.companions.flatMap(({ name }) => name ?? []),
    cancelled: isCancelled,
    ticket: code ? { code, qr_svg: qrSvg(code) } : null,
    redeemed_at: used?.redeemedAt.toISOString() ?? null,
  }
}

function bookingView(booking: BookingRow, locale: Locale, data: OrderData): z.input<typeof contract.booking> {
  const { snapshot, currency } = booking
  const items = data.items.filter(({ bookingId }) => bookingId === booking.id)
  const voucher = data.vouchers.find(({ bookingId }) => bookingId === booking.id)
  const review = data.reviews.find(({ bookingId, userId }) => bookingId === booking.id && userId !== null)
  const events = data.events.filter(({ bookingId }) => bookingId === booking.id)
  const {
    meetingName: name,
    meetingDirections: directions,
    meetingLatitude: latitude,
    meetingLongitude: longitude,
  } = snapshot
  const isUsed =
    Boolean(voucher?.redeemedAt) ||
    data.redemptions.some(({ unitItemId }) => items.some(({ id }) => id === unitItemId))
  const esims = esimView(booking, items, data)
  const goods = goodsView(booking, data)
  const hasTickets = items.length > 1 && items.every(({ unitCode }) => !isPiece(unitCode))
  return {
    id: booking.id,
    status: booking.status,
    product: {
      id: snapshot.productId,
      name: inLocale(snapshot.name, locale),
      image: cover(booking, locale),
      supplier: snapshot.supplier,
    },
    option_name: inLocale(snapshot.optionName, locale),
    date: booking.localDate,
    end_date: booking.localEndDate,
    time: booking.localTime?.slice(0, 5) ?? null,
    time_zone: booking.timeZone,
    booking_details: booking.bookingDetails,
    legs: legViews(
      snapshot.legs,
      booking.timeZone,
      locale,
      VALID.includes(booking.status) ? booking.seatAssignments : [],
    ),
    seats_at: booking.seatsAssignedAt?.toISOString() ?? null,
    booking_detail_names: {
      point: inLocale(snapshot.pointName, locale) ?? null,
      zone: inLocale(snapshot.zoneName, locale) ?? null,
      pickup_window: snapshot.pickupWindow ?? null,
    },
    lines: priceLineViews(booking, locale, items),
    discount: discountOf(booking.lines, currency),
    total: moneyOf(booking.amount, currency),
    cancelled_units: partialCancellationsView(booking, locale, items, data),
    cancellable: cancellableView(booking, items, {
      redeemed: isUsed,
      shown: esims.esim_codes === 'shown',
      goods: goods?.state,
    }),
    changeable: changeableView(booking, items, isUsed),
    changes: changesView(booking, data.changes),
    goods,
    instant_confirmation: snapshot.instantConfirmation,
    supplier_contact: contactView(booking, data.contacts),
    cancellation: tiersToWire(booking.cancellationPolicy),
    free_until: freeUntil(booking.cancellationPolicy, booking.startsAt)?.toISOString() ?? null,
    meeting: meetingView({ name, directions, latitude, longitude }, booking.timeZone, locale),
    meeting_back: meetingView(snapshot.legs?.[1]?.meeting, booking.timeZone, locale),
    how_to_use: inLocale(snapshot.howToUse, locale),
    what_to_bring: inLocale(snapshot.whatToBring, locale) ?? [],
    stay_hours: snapshot.stayHours ? stayHoursToWire(snapshot.stayHours) : null,
    again: rebookPath(booking),
    travellers: items.map((item) =>
      travellerView(item, locale, data, hasTickets ? voucher?.code : undefined),
    ),
    answers: answerList(booking.questionAnswers, locale),
    voucher:
      voucher && VALID.includes(booking.status)
        ? { code: voucher.code, qr_svg: qrSvg(voucher.code), wallets: WALLETS }
        : null,
    ...esims,
    review: review ? ownView(review) : null,
    reply_by: (booking.status === 'paid' && booking.supplierReplyDueAt?.toISOString()) || null,
    declined_because: events.find(({ to, actor }) => to === 'failed' && actor === 'supplier')?.reason ?? null,
    events: events.map(({ from, to, actor, occurredAt }) => ({
      from,
      to,
      actor,
      at: occurredAt.toISOString(),
    })),
  }
}

function paymentView({ optionKey, state, amount, currency }: AttemptRow, locale: Locale) {
  const key = contract.paymentKey.parse(optionKey)
  return { key, label: paymentLabel(key, locale), state, charge: moneyOf(amount, currency) }
}

/** States of refunds as responses name them. */
const WIRE_REFUND_STATES = {
  pending: 'requested',
  processing: 'sent',
  succeeded: 'done',
  failed: 'failed',
} as const satisfies Record<RefundState, contract.Refund['state']>

function refundView({ refund, optionKey, gateway, captured }: OrderData['refunds'][number], locale: Locale) {
  return {
    id: refund.id,
    booking_id: refund.bookingId,
    amount: moneyOf(refund.amount, refund.currency),
    state: WIRE_REFUND_STATES[refund.state],
    method: paymentLabel(optionKey, locale),
    by_hand: refund.state === 'failed' || !isAutomatic(findGateway(gateway), refund, { amount: captured }),
    requested_at: refund.createdAt.toISOString(),
    sent_at: refund.sentAt?.toISOString() ?? null,
    ended_at: refund.endedAt?.toISOString() ?? null,
  }
}

export function detailView(
  order: OrderRow,
  bookings: readonly BookingRow[],
  locale: Locale,
  data: OrderData,
  attempt: AttemptRow | null,
  extended: boolean,
): z.input<typeof contract.order> {
  const now = new Date()
  const { payable } = standing(order, bookings, now)
  const from = extendableFrom(order, { payable, extended, deferred: isDeferred(attempt) })
  const charges = orderCharges(order, bookings).filter(({ key }) => key !== 'pay_later' || data.paysLater)
  return {
    ...summaryView(order, bookings, locale),
    promo:
      order.promoCode === null
        ? null
        : { code: order.promoCode, discount: moneyOf(order.discount, order.currency) },
    lead: order.lead,
    bookings: bookings.map((booking) => bookingView(booking, locale, data)),
    payment: attempt && paymentView(attempt, locale),
    refunds: data.refunds.map((refund) => refundView(refund, locale)),
    payable,
    now: now.toISOString(),
    extendable_from: from?.toISOString() ?? null,
    charges: payable ? charges : [],
    rate_date: orderRateDay(order, bookings, payable ? charges : []),
  }
}
