import type { z } from 'zod'
import type * as contract from '@/lib/contract/orders'
import { freeUntil } from '@/lib/domain/cancellation'
import { QUESTIONS } from '@/lib/domain/catalog'
import type { Locale } from '@/lib/domain/locale'
import { moneyOf } from '@/lib/domain/money'
import { legViews } from '@/lib/server/catalog/leg-view'
import { offeredOptions, paymentOption } from '@/lib/server/payments'
import type { AttemptRow } from '@/lib/server/payments/repo'
import type { ReviewRow } from '@/lib/server/reviews/repo'
import { ownView } from '@/lib/server/reviews/view'
import { orderCharge } from './order-charge'
import type { BookingRow, OrderRow, UnitItemRow } from './repo'
import { standing } from './status'
import { qrSvg } from './voucher'
import type { eventsOf, profilesOf, vouchersOf } from './voucher-repo'

interface Papers {
  items: UnitItemRow[]
  vouchers: Awaited<ReturnType<typeof vouchersOf>>
  events: Awaited<ReturnType<typeof eventsOf>>
  profiles: Awaited<ReturnType<typeof profilesOf>>
  reviews: ReviewRow[]
}

function cover({ snapshot }: BookingRow, locale: Locale) {
  const { image, imageAlt, name } = snapshot
  return image === null ? null : { path: image, alt: imageAlt?.[locale] ?? name[locale] }
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
    title: first?.snapshot.name[locale] ?? order.reference,
    image: first ? cover(first, locale) : null,
    booking_count: bookings.length,
  }
}

function esimView({ status }: BookingRow, items: readonly UnitItemRow[], { profiles }: Papers) {
  if (status !== 'confirmed' && status !== 'completed') return []
  return items.flatMap(({ id }) =>
    profiles
      .filter(({ unitItemId }) => unitItemId === id)
      .map(({ iccid, activationCode }) => ({
        iccid,
        activation_code: activationCode,
        qr_svg: qrSvg(activationCode),
      })),
  )
}

function discountOf(lines: BookingRow['lines'], currency: string) {
  const amount = lines.reduce((sum, { discount = 0 }) => sum + discount, 0)
  return amount > 0 ? moneyOf(amount, currency) : null
}

function bookingView(booking: BookingRow, locale: Locale, papers: Papers): z.input<typeof contract.booking> {
  const { snapshot, currency } = booking
  const items = papers.items.filter(({ bookingId }) => bookingId === booking.id)
  const voucher = papers.vouchers.find(({ bookingId }) => bookingId === booking.id)
  const review = papers.reviews.find(({ bookingId, userId }) => bookingId === booking.id && userId !== null)
  const place = snapshot.meetingName[locale]
  return {
    id: booking.id,
    status: booking.status,
    product: {
      id: snapshot.productId,
      name: snapshot.name[locale],
      image: cover(booking, locale),
      operator: snapshot.operator,
    },
    option_name: snapshot.optionName[locale],
    date: booking.localDate,
    end_date: booking.localEndDate,
    time: booking.localTime?.slice(0, 5) ?? null,
    time_zone: booking.timeZone,
    arrangement: booking.arrangement,
    legs: legViews(snapshot.legs, locale),
    arranged: {
      point: snapshot.pointName?.[locale] ?? null,
      zone: snapshot.zoneName?.[locale] ?? null,
      fetched: snapshot.fetched ?? null,
    },
    lines: booking.lines.map(({ label, quantity, amount, deposit = false }) => ({
      label: label[locale],
      deposit,
      quantity,
      price: moneyOf(amount, currency),
    })),
    discount: discountOf(booking.lines, currency),
    total: moneyOf(booking.amount, currency),
    cancellation: booking.policy.map(({ hoursBefore, percentKept }) => ({
      hours_before: hoursBefore,
      percent_kept: percentKept,
    })),
    free_until: freeUntil(booking.policy, booking.startsAt)?.toISOString() ?? null,
    meeting: place ? { name: place, directions: snapshot.meetingDirections[locale] ?? '' } : null,
    how_to_use: snapshot.howToUse[locale],
    travellers: items.map(({ id, unitCode, label, travellerName }) => ({
      id,
      unit: unitCode,
      label: label[locale],
      traveller_name: travellerName,
    })),
    answers: QUESTIONS.flatMap((question) => {
      const answer = booking.answers[question]
      return answer ? [{ question, answer }] : []
    }),
    voucher: voucher ? { code: voucher.code, qr_svg: qrSvg(voucher.code) } : null,
    esim: esimView(booking, items, papers),
    review: review ? ownView(review) : null,
    events: papers.events
      .filter(({ bookingId }) => bookingId === booking.id)
      .map(({ from, to, actor, at }) => ({ from, to, actor, at: at.toISOString() })),
  }
}

function paymentView(attempt: AttemptRow | null): z.input<typeof contract.order>['payment'] {
  if (!attempt) return null
  const { key, label } = paymentOption(attempt.optionKey)
  return { key, label, state: attempt.state, charge: moneyOf(attempt.amount, attempt.currency) }
}

export function detailView(
  order: OrderRow,
  bookings: readonly BookingRow[],
  locale: Locale,
  papers: Papers,
  attempt: AttemptRow | null,
): z.input<typeof contract.order> {
  const { payable } = standing(order, bookings)
  return {
    ...summaryView(order, bookings, locale),
    promo:
      order.promoCode === null
        ? null
        : { code: order.promoCode, discount: moneyOf(order.discount, order.currency) },
    lead: order.lead,
    bookings: bookings.map((booking) => bookingView(booking, locale, papers)),
    payment: paymentView(attempt),
    payable,
    charges: payable
      ? offeredOptions().map(({ key }) => ({ key, charge: orderCharge(order, bookings, key) }))
      : [],
  }
}
