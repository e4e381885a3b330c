import { type Currency, isCurrency } from '@/lib/domain/currency'
import { priceIn, type Rates } from '@/lib/domain/money'

export interface PriceBounds {
  currency: Currency
  min: number
  max: number
}

/** Upper limit of any price, in minor units. */
const MAX_AMOUNT = 10 ** 13

/**
 * The lowest amount of a currency whose displayed price is
 * at least `least`; above the maximum if there is none.
 */
function lowestAmount(source: Currency, shown: Currency, least: number, rates: Rates): number {
  let [low, high] = [0, MAX_AMOUNT + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (priceIn(shown, { amount: middle, currency: source }, rates).amount >= least) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Converts bounds of the displayed price to bounds in each source currency, so that no row needs converting.
 * Omits currencies with an empty range.
 * @param price minor units, both inclusive
 */
export function sourceBounds(
  price: { min?: number; max?: number; currency: Currency },
  rates: Rates,
): PriceBounds[] {
  return Object.keys(rates.perBase)
    .filter(isCurrency)
    .map((currency) => ({
      currency,
      min: price.min === undefined ? 0 : lowestAmount(currency, price.currency, price.min, rates),
      max:
        price.max === undefined
          ? MAX_AMOUNT
          : lowestAmount(currency, price.currency, price.max + 1, rates) - 1,
    }))
    .filter(({ min, max }) => min <= max)
}
