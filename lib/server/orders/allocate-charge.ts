import { allocate } from '@/lib/domain/allocate'
import { convertMoney, type Money, moneyOf } from '@/lib/domain/money'
import { type Shares, sharesOf } from '@/lib/domain/refund-quote'
import type { BookingRow, OrderRow, UnitItemRow } from '@/lib/server/orders/repo'
import { chargeOf } from '@/lib/server/payments'

/** Returns a booking's price lines with the charge per unit in a currency, at the order's frozen rates. */
export function chargedLines(
  { lines, currency: bookingCurrency }: Pick<BookingRow, 'lines' | 'currency'>,
  currency: Money['currency'],
  rates: OrderRow['rates'],
) {
  return lines.map(({ unit, deposit = false, quantity, amount, sourceAmount, sourceCurrency }) => ({
    unit,
    deposit,
    quantity,
    amount:
      currency === bookingCurrency
        ? amount
        : convertMoney(moneyOf(sourceAmount, sourceCurrency), currency, rates).amount,
  }))
}

/**
 * Allocates an order's charge to the unit items of one of its bookings: the charge is spread over the
 * bookings in proportion to their cost, and a booking's share over its price lines. What was refunded for a lower price
 * on another date is no part of the share.
 * @param charge the captured amount of the paid attempt
 */
export function bookingShares(
  order: OrderRow,
  bookings: readonly BookingRow[],
  { id }: BookingRow,
  items: readonly UnitItemRow[],
  charge: Money,
): Shares {
  const costs = bookings.map((booking) => {
    const total = moneyOf(booking.amount, booking.currency)
    return chargeOf(total, booking.lines, charge.currency, order.rates).amount
  })
  const index = bookings.findIndex((booking) => booking.id === id)
  const booking = bookings[index]
  if (!booking) throw new RangeError('booking does not belong to the order')
  const { lines, refunded } = booking.repriced ?? { lines: booking.lines, refunded: 0 }
  return sharesOf(
    Math.max(0, (allocate(charge.amount, costs)[index] ?? 0) - refunded),
    chargedLines({ ...booking, lines }, charge.currency, order.rates),
    items.map((item) => ({ id: item.id, unit: item.unitCode })),
  )
}
