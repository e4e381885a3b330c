import { convertMoney, type Money, moneyOf, multiplyMoney, type Rates, sumMoney } from '@/lib/domain/money'

interface SoldLine {
  quantity: number
  /** One of it, in minor units of the product's own currency. */
  sourceAmount: number
  sourceCurrency: string
}

/**
 * What is charged for lines in a currency. Where that is the order's it is exactly the total shown; otherwise
 * each line's own price is converted once, never the amount that was shown.
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
    lines.map((line) =>
      multiplyMoney(
        convertMoney(moneyOf(line.sourceAmount, line.sourceCurrency), currency, rates),
        line.quantity,
      ),
    ),
  )
}
