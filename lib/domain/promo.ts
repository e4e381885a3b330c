/** Length of a promo code, in characters. */
export const MIN_PROMO_CODE_LENGTH = 3
export const MAX_PROMO_CODE_LENGTH = 30
/** Maximum length as typed, with spaces. */
export const MAX_TYPED_PROMO_CODE_LENGTH = 40

/**
 * The discount of a promo code: percent of the price, or an amount in minor units of the requested currency.
 */
export type PromoBenefit = { percent: number } | { amount: number }

export interface DiscountableLine {
  /** Total of the line, in minor units. */
  amount: number
  /** Whether the code applies; never for deposits or other products. */
  eligible: boolean
}

/** Normalizes a typed code for storage. */
export function promoCodeOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

/**
 * Splits a discount over amounts pro rata, rounded down; the remainder goes to the last amounts that can take
 * it. The parts add up to the discount, and no part exceeds its amount.
 * @param discount at most the sum of the amounts, in minor units
 * @throws RangeError if it is more
 */
export function spreadDiscount(discount: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  if (discount > sum) throw new RangeError(`discount ${discount} exceeds total ${sum}`)
  const parts = amounts.map((amount) =>
    sum === 0 ? 0 : Number((BigInt(discount) * BigInt(amount)) / BigInt(sum)),
  )
  let left = discount - parts.reduce((all, part) => all + part, 0)
  for (const [index, amount] of [...amounts.entries()].reverse()) {
    const more = Math.min(left, amount - (parts[index] ?? 0))
    parts[index] = (parts[index] ?? 0) + more
    left -= more
  }
  return parts
}

function wholeDiscount(benefit: PromoBenefit, sum: number): number {
  if ('amount' in benefit) return Math.min(benefit.amount, sum)
  return Number((BigInt(sum) * BigInt(benefit.percent) + 50n) / 100n)
}

/** Returns the discount of each line in minor units, never more than the line's amount. */
export function discountsOf(benefit: PromoBenefit, lines: readonly DiscountableLine[]): number[] {
  const amounts = lines.map(({ amount, eligible }) => (eligible ? amount : 0))
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return spreadDiscount(wholeDiscount(benefit, sum), amounts)
}

/** Applies the proportion of a discount to an amount in another currency and returns what is left. */
export function shareLeft(whole: number, { amount, discount }: { amount: number; discount: number }): number {
  if (discount === 0) return whole
  const [all, paid, of] = [BigInt(whole), BigInt(amount - discount), BigInt(amount)]
  return Number((2n * all * paid + of) / (2n * of))
}
