import { type CancellationTier, feePercentAt } from './cancellation'
import { quoteRefund, type Shares } from './refund-quote'

interface ReturnTerms {
  rental: boolean
  policy: readonly CancellationTier[]
  startsAt: Date | null
  /** Whether the booking is completed, so that a lent thing counts as used. */
  completed: boolean
  /** The fee when the customer requested the return; null without a request. */
  requestedFee: number | null
}

/**
 * Returns the fee in percent for returning goods at `now`; null if the price is not refunded, because a lent thing
 * comes back after its use.
 */
export function returnFeePercent(
  { rental, policy, startsAt, completed, requestedFee }: ReturnTerms,
  now: Date,
): number | null {
  if (requestedFee !== null) return requestedFee
  const isUsed = rental && (completed || startsAt === null || startsAt <= now)
  return isUsed ? null : feePercentAt(policy, startsAt, now)
}

export interface ReturnQuote {
  /** Paid for the goods, without the deposit. */
  paid: number
  /** The part of the price that is refunded. */
  price: number
  deposit: number
}

/**
 * Quotes the refund for the return of a booking's goods, in minor units of the charge.
 * @param ids the unit items that are not cancelled
 * @param left the most that can still be refunded of the booking; the deposit comes first
 */
export function quoteReturn(
  shares: Shares,
  ids: readonly string[],
  { feePercent, left }: { feePercent: number | null; left: number },
): ReturnQuote {
  const quote = quoteRefund(shares, ids, { feePercent: feePercent ?? 100, last: true })
  const deposit = Math.min(quote.deposit, left)
  return {
    paid: quote.paid - quote.deposit,
    price: Math.min(quote.refund - quote.deposit, left - deposit),
    deposit,
  }
}

export interface Settlement {
  price: number
  deposit: number
  withheldPrice: number
  withheldDeposit: number
}

/**
 * Withholds an amount from what the return brings back: from the deposit if there is one, or else from the price.
 * @returns null if that is more than there is
 */
export function withhold({ price, deposit }: ReturnQuote, amount: number): Settlement | null {
  const source = deposit > 0 ? deposit : price
  if (amount < 0 || amount > source) return null
  return deposit > 0
    ? { price, deposit: deposit - amount, withheldPrice: 0, withheldDeposit: amount }
    : { price: price - amount, deposit: 0, withheldPrice: amount, withheldDeposit: 0 }
}
