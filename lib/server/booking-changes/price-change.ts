import type { z } from 'zod'
import type { dateChangeQuote } from '@/lib/contract/booking-changes'
import { linesTotal, withDiscounts } from '@/lib/domain/booking-change'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import { type Money, moneyOf } from '@/lib/domain/money'
import { type Offer, type PriceRequest, quote } from '@/lib/server/catalog/price-selection'
import { priceLinesOf } from '@/lib/server/checkout/cart-offers'
import type { Queryable } from '@/lib/server/db/client'
import type { PriceLine } from '@/lib/server/db/schema'
import { placesOf } from '@/lib/server/inventory/slot-repo'
import type { BookingRow, OrderRow } from '@/lib/server/orders/repo'
import { chargeOf, findGateway, isAutomatic, paymentLabel } from '@/lib/server/payments'
import { leftFor } from '@/lib/server/payments/refund-repo'
import { type AttemptRow, paidAttempt } from '@/lib/server/payments/repo'

/** When a booking is to be, as far as its option asks. */
export interface NewDate {
  date: LocalDate
  endDate: LocalDate | null
  time: string | null
}

/** What a booking costs on another date. */
export interface PricedChange {
  offer: Offer
  lines: PriceLine[]
  before: Money
  after: Money
  /** The difference to a lower price, in the currency of the charge; null if nothing is refunded. */
  refund: Money | null
  attempt: AttemptRow | null
}

/** Returns the price lines that a booking has now. */
const linesOf = ({ repriced, lines }: BookingRow): PriceLine[] => repriced?.lines ?? lines

function requestOf(booking: BookingRow, when: NewDate): PriceRequest {
  return {
    productId: booking.productId,
    optionId: booking.optionId,
    ...when,
    quantities: booking.quantities,
    extras: booking.lines.flatMap(({ extra, deposit }) => (extra && !deposit ? [extra] : [])),
    bookingDetails: booking.bookingDetails,
  }
}

/** The difference in the currency of the charge, at most what is left to refund of the booking. */
async function refundOf(
  db: Queryable,
  order: OrderRow,
  booking: BookingRow,
  after: readonly PriceLine[],
  attempt: AttemptRow,
): Promise<Money | null> {
  const { currency } = moneyOf(0, attempt.currency)
  const charged = (lines: readonly PriceLine[]) =>
    chargeOf(moneyOf(linesTotal(lines), booking.currency), lines, currency, order.rates).amount
  const difference = charged(linesOf(booking)) - charged(after)
  const amount = Math.min(difference, await leftFor(db, attempt, booking.id))
  return amount > 0 ? { amount, currency } : null
}

/**
 * Returns the price of a booking on another date, at the exchange rates of its order and with the same share of a promo
 * discount. Its own places count as free.
 * @throws ApiError the codes of quote()
 */
export async function priceChange(
  db: Queryable,
  { order, booking }: { order: OrderRow; booking: BookingRow },
  when: NewDate,
  now: Date,
): Promise<PricedChange> {
  const { currency } = moneyOf(0, order.currency)
  const sold = await placesOf(db, [booking.id], 'sold')
  const own = new Map(sold.map(({ slotId, quantity }) => [slotId, quantity]))
  const offer = await quote(requestOf(booking, when), { currency, rates: order.rates, now, db, own })
  const lines = withDiscounts(priceLinesOf({ offer }), linesOf(booking))
  const before = moneyOf(linesTotal(linesOf(booking)), booking.currency)
  const after = moneyOf(linesTotal(lines), booking.currency)
  const attempt = after.amount < before.amount ? await paidAttempt(db, order.id) : null
  const refund = attempt && (await refundOf(db, order, booking, lines, attempt))
  return { offer, lines, before, after, refund, attempt }
}

/** Converts a priced change to its wire format. */
export function changeQuoteView(
  { before, after, refund, attempt }: PricedChange,
  locale: Locale,
): z.input<typeof dateChangeQuote> {
  return {
    price_before: before,
    price_after: after,
    allowed: after.amount <= before.amount,
    refund,
    method: refund && attempt && paymentLabel(attempt.optionKey, locale),
    by_hand:
      refund !== null && attempt !== null && !isAutomatic(findGateway(attempt.gateway), refund, attempt),
  }
}
