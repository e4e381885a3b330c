import { convertMoney, type Money, moneyOf, multiplyMoney, type Rates, sumMoney } from '@/lib/domain/money'
import { shareLeft } from '@/lib/domain/promo'

interface ChargedLine {
  quantity: number
  /** Price per unit, in minor units of the total's currency. */
  amount?: number
  /** Discount on the whole line, in minor units of the total's currency. */
  discount?: number
  /** Price per unit, in minor units of the product's own currency. */
  sourceAmount: number
  sourceCurrency: string
}

/**
 * Returns the charge for price lines in a currency. In the order's currency it is exactly the displayed
 * total. Otherwise each line's source price is converted once, never the displayed amount, and is discounted
 * by the same proportion.
 */
export function chargeOf(
  total: Money,
  lines: readonly ChargedLine[],
  currency: Money['currency'],
  rates: Rates,
): Money {
  if (currency === total.currency) return total
  return sumMoney(
    currency,
    lines.map(({ quantity, amount = 0, discount = 0, sourceAmount, sourceCurrency }) => {
      const one = convertMoney(moneyOf(sourceAmount, sourceCurrency), currency, rates)
      const whole = multiplyMoney(one, quantity)
      return { ...whole, amount: shareLeft(whole.amount, { amount: amount * quantity, discount }) }
    }),
  )
}
