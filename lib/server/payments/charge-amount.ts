import {
  convertMoney,
  isConvertible,
  type Money,
  moneyOf,
  multiplyMoney,
  type Rates,
  sumMoney,
} from '@/lib/domain/money'
import type { PaymentKey } from '@/lib/domain/payment'
import { shareLeft } from '@/lib/domain/promo'
import { chargeCurrency } from './options'

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

/** Returns what a payment option charges; null if that needs an exchange rate that is too old to sell by. */
export function optionCharge(
  key: PaymentKey,
  total: Money,
  lines: readonly ChargedLine[],
  rates: Rates,
): Money | null {
  const currency = chargeCurrency(key, total.currency)
  const isSold =
    currency === total.currency ||
    lines.every(({ sourceCurrency }) => isConvertible(sourceCurrency, currency, rates))
  return isSold ? chargeOf(total, lines, currency, rates) : null
}
