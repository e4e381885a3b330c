/** What a promo code takes off: percent of the price, or an amount in minor units of the currency asked about. */
export type PromoBenefit = { percent: number } | { amount: number }

export interface DiscountableLine {
  /** The whole line, in minor units. */
  amount: number
  /** Whether the code is for it; deposits and other products are not. */
  eligible: boolean
}

/** A code as people type it, as it is kept. */
export function promoCodeOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

/**
 * Splits a discount over amounts pro rata, rounded down; what is left goes to the last of them that can bear it. The
 * parts add up to the discount, and no part is more than its amount.
 * @param discount at most the sum of the amounts, in minor units
 * @throws RangeError where it is more
 */
export function spreadDiscount(discount: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  if (discount > sum) throw new RangeError(`a discount of ${discount} on ${sum}`)
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

/** What a code takes off each line, in minor units; never more than the line costs. */
export function discountsOf(benefit: PromoBenefit, lines: readonly DiscountableLine[]): number[] {
  const amounts = lines.map(({ amount, eligible }) => (eligible ? amount : 0))
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  return spreadDiscount(wholeDiscount(benefit, sum), amounts)
}

/** What is left of an amount in another currency, of which a part of the same was taken off. */
export function shareLeft(whole: number, { amount, discount }: { amount: number; discount: number }): number {
  if (discount === 0) return whole
  const [all, paid, of] = [BigInt(whole), BigInt(amount - discount), BigInt(amount)]
  return Number((2n * all * paid + of) / (2n * of))
}
