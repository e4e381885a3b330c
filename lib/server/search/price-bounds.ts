import { type Currency, isCurrency } from '@/lib/domain/currency'
import { priceIn, type Rates } from '@/lib/domain/money'

export interface PriceBounds {
  currency: Currency
  min: number
  max: number
}

/** More than anything costs, in minor units. */
const MOST = 10 ** 13

/** The lowest amount of a currency whose shown price is at least so much; one above the most where none is. */
function lowest(source: Currency, shown: Currency, least: number, rates: Rates): number {
  let [low, high] = [0, MOST + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (priceIn(shown, { amount: middle, currency: source }, rates).amount >= least) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Bounds of the price that is shown in a currency, as bounds of the prices that were set in each currency: no row
 * has to be converted to be compared. A currency in which nothing lies between them is left out.
 * @param price minor units, both included
 */
export function sourceBounds(
  price: { min?: number; max?: number; currency: Currency },
  rates: Rates,
): PriceBounds[] {
  return Object.keys(rates.perBase)
    .filter(isCurrency)
    .map((currency) => ({
      currency,
      min: price.min === undefined ? 0 : lowest(currency, price.currency, price.min, rates),
      max: price.max === undefined ? MOST : lowest(currency, price.currency, price.max + 1, rates) - 1,
    }))
    .filter(({ min, max }) => min <= max)
}
