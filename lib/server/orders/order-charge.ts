import { type Money, moneyOf } from '@/lib/domain/money'
import type { PaymentKey } from '@/lib/domain/payment'
import { chargeCurrency, chargeOf } from '@/lib/server/payments'
import type { BookingRow, OrderRow } from './repo'

/** Returns the amount that a payment option charges for an order, at the order's frozen rates. */
export function orderCharge(
  order: Pick<OrderRow, 'total' | 'currency' | 'rates'>,
  bookings: ReadonlyArray<Pick<BookingRow, 'lines'>>,
  key: PaymentKey,
): Money {
  const total = moneyOf(order.total, order.currency)
  const lines = bookings.flatMap((booking) => booking.lines)
  return chargeOf(total, lines, chargeCurrency(key, total.currency), order.rates)
}
