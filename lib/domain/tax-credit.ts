import { allocate } from './allocate'
import type { TaxPart } from './tax-document'

type CreditedPart = Pick<TaxPart, 'bookingId' | 'treatment' | 'charged' | 'gross'>

/** A refund of the price, without deposits. */
interface PriceRefund {
  /** Null if it is of the order as a whole. */
  bookingId: string | null
  /** In minor units of the charge's currency. */
  amount: number
}

/**
 * Allocates a refund to the parts of an invoice: to its booking, or to all in proportion to what is left of them. A part
 * is never credited above its amount. The baht of all credits of a part are those of one credit of their sum.
 * @param before the parts of earlier credit notes
 * @param toBaht converts minor units of the charge's currency to satang; the same as for the invoice
 */
export function creditParts(
  invoice: readonly CreditedPart[],
  before: readonly CreditedPart[],
  { bookingId, amount }: PriceRefund,
  toBaht: (charged: number) => number,
): CreditedPart[] {
  const scope = invoice
    .filter((part) => bookingId === null || part.bookingId === bookingId)
    .map((part) => {
      const credited = before
        .filter((earlier) => earlier.bookingId === part.bookingId)
        .reduce((sum, { charged }) => sum + charged, 0)
      return { ...part, credited, left: part.charged - credited }
    })
  const weights = scope.map(({ left }) => left)
  const left = weights.reduce((sum, weight) => sum + weight, 0)
  const credits = allocate(Math.min(amount, left), weights)
  return scope
    .map(({ bookingId: id, treatment, credited }, index) => {
      const charged = credits[index] ?? 0
      return {
        bookingId: id,
        treatment,
        charged,
        gross: toBaht(credited + charged) - toBaht(credited),
      }
    })
    .filter(({ charged }) => charged > 0)
}
