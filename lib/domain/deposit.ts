import type { BookingStatus } from './booking'
import type { Money } from './money'

interface Line {
  quantity: number
  /** One of it. */
  price: Money
  /** Given back afterwards. */
  deposit: boolean
}

/** What is left as a deposit and comes back; null where nothing is. */
export function depositIn(lines: readonly Line[]): Money | null {
  const deposits = lines.filter(({ deposit }) => deposit)
  const [first] = deposits
  if (!first) return null
  const amount = deposits.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0)
  return { ...first.price, amount }
}

interface Deposited {
  status: BookingStatus
  lines: readonly (Line & { cancelled: number })[]
}

const CAME_TO_NOTHING: readonly BookingStatus[] = ['timeout', 'cancelled', 'failed']

/** What of the deposits of some bookings is still to come back: none of what came to nothing or was given up. */
export function depositLeft(bookings: readonly Deposited[]): Money | null {
  const lines = bookings
    .filter(({ status }) => !CAME_TO_NOTHING.includes(status))
    .flatMap(({ lines }) => lines.map((line) => ({ ...line, quantity: line.quantity - line.cancelled })))
  return depositIn(lines.filter(({ quantity }) => quantity > 0))
}

/** The price alone of a sum that is paid with a deposit in it. */
export function priceWithout(deposit: Money | null, paid: Money): Money {
  return deposit ? { ...paid, amount: paid.amount - deposit.amount } : paid
}
