import { type Money, moneyOf, rateDay } from '@/lib/domain/money'
import type { PaymentKey } from '@/lib/domain/payment'
import { offeredOptions, optionCharge } from '@/lib/server/payments'
import type { BookingRow, OrderRow } from './repo'

type PricedOrder = Pick<OrderRow, 'total' | 'currency' | 'rates'>
type PricedBookings = ReadonlyArray<Pick<BookingRow, 'lines'>>

/**
 * Returns the amount that a payment option charges for an order, at the order's frozen rates; null if it needs a rate
 * that was too old when the order was placed.
 */
export function orderCharge(order: PricedOrder, bookings: PricedBookings, key: PaymentKey): Money | null {
  const lines = bookings.flatMap((booking) => booking.lines)
  return optionCharge(key, moneyOf(order.total, order.currency), lines, order.rates)
}

/** Returns the charges of the payment options that are offered for an order. */
export function orderCharges(order: PricedOrder, bookings: PricedBookings) {
  return offeredOptions().flatMap(({ key }) => {
    const charge = orderCharge(order, bookings, key)
    return charge ? [{ key, charge }] : []
  })
}

/** Returns the day of the oldest exchange rate in an order's total and charges; null if nothing is converted. */
export function orderRateDay(
  order: PricedOrder,
  bookings: PricedBookings,
  charges: ReadonlyArray<{ charge: Money }>,
): string | null {
  const sources = bookings.flatMap(({ lines }) => lines.map(({ sourceCurrency }) => sourceCurrency))
  return rateDay(sources, [order.currency, ...charges.map(({ charge }) => charge.currency)], order.rates)
}
