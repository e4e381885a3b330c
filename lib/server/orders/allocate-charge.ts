import { spread } from '@/lib/domain/allocate'
import { convertMoney, type Money, moneyOf } from '@/lib/domain/money'
import { type Shares, sharesOf } from '@/lib/domain/refund-quote'
import type { BookingRow, OrderRow, UnitItemRow } from '@/lib/server/orders/repo'
import { chargeOf } from '@/lib/server/payments'

/** What one of a line was charged in a currency, at the order's frozen rates. */
export function chargedLines(
  { lines, currency: shown }: BookingRow,
  currency: Money['currency'],
  rates: OrderRow['rates'],
) {
  return lines.map(({ unit, deposit = false, quantity, amount, sourceAmount, sourceCurrency }) => ({
    unit,
    deposit,
    quantity,
    amount:
      currency === shown
        ? amount
        : convertMoney(moneyOf(sourceAmount, sourceCurrency), currency, rates).amount,
  }))
}

/**
 * What of an order's charge was paid for each unit item of one of its bookings: the charge is spread over the bookings
 * by what they cost, and a booking's part over its lines.
 * @param charge what the paid attempt took
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
  if (!booking) throw new RangeError('the booking is of another order')
  return sharesOf(
    spread(charge.amount, costs)[index] ?? 0,
    chargedLines(booking, charge.currency, order.rates),
    items.map((item) => ({ id: item.id, unit: item.unitCode })),
  )
}
