import type { BookingStatus } from './booking'
import type { GoodsState } from './goods'
import type { Money } from './money'

interface PriceLine {
  quantity: number
  /** Per unit. */
  price: Money
  /** Returned after the service. */
  deposit: boolean
}

/** Returns the total deposit, or null if there is none. */
export function depositIn(lines: readonly PriceLine[]): Money | null {
  const deposits = lines.filter(({ deposit }) => deposit)
  const [first] = deposits
  if (!first) return null
  const amount = deposits.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  return { ...first.price, amount }
}

interface Deposited {
  status: BookingStatus
  lines: readonly (PriceLine & { cancelled: number })[]
  goods?: { state: GoodsState } | null
}

const UNSUCCESSFUL: readonly BookingStatus[] = ['timeout', 'cancelled', 'failed']

const isSettled = (state: GoodsState | undefined) => state === 'returned' || state === 'lost'

/**
 * Returns the deposits still to be returned, without those of unsuccessful bookings, cancelled units, and things that
 * are back or lost.
 */
export function depositLeft(bookings: readonly Deposited[]): Money | null {
  const lines = bookings
    .filter(({ status, goods }) => !UNSUCCESSFUL.includes(status) && !isSettled(goods?.state))
    .flatMap(({ lines }) => lines.map((line) => ({ ...line, quantity: line.quantity - line.cancelled })))
  return depositIn(lines.filter(({ quantity }) => quantity > 0))
}

/** Returns a paid amount without its deposit. */
export function priceWithout(deposit: Money | null, paid: Money): Money {
  return deposit ? { ...paid, amount: paid.amount - deposit.amount } : paid
}
