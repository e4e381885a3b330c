import { convertMoney, type Money, moneyOf, multiplyMoney, type Rates, sumMoney } from '@/lib/domain/money'
import { shareLeft } from '@/lib/domain/promo'

interface SoldLine {
  quantity: number
  /** One of it, in the currency of the total. */
  amount?: number
  /** What is taken off the whole line, in the currency of the total. */
  discount?: number
  /** One of it, in minor units of the product's own currency. */
  sourceAmount: number
  sourceCurrency: string
}

/**
 * What is charged for lines in a currency. Where that is the order's it is exactly the total shown; otherwise
 * each line's own price is converted once, never the amount that was shown, and loses the same share to a discount.
 */
export function chargeOf(
  total: Money,
  lines: readonly SoldLine[],
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
