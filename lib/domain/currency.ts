/** Currencies in which prices can be shown, in the order of the menu. */
export const CURRENCIES = [
  'THB',
  'CNY',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'SGD',
  'AUD',
  'HKD',
  'KRW',
  'CHF',
  'AED',
] as const
export type Currency = (typeof CURRENCIES)[number]

/** Where neither the visitor nor the shop's settings name another. */
export const DEFAULT_CURRENCY: Currency = 'THB'

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/**
 * The rounding step of converted prices, in minor units, to avoid prices like ฿7,187.32. A price that was set
 * in a currency is shown unchanged in that currency.
 */
export const PRICE_STEP: Record<Currency, number> = {
  THB: 100,
  CNY: 100,
  USD: 10,
  EUR: 10,
  GBP: 10,
  JPY: 10,
  SGD: 10,
  AUD: 10,
  HKD: 100,
  KRW: 100,
  CHF: 10,
  AED: 100,
}

/** Decimal places of the currency's minor unit, from ISO 4217. */
export const MINOR_UNIT: Record<Currency, number> = {
  THB: 2,
  CNY: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  SGD: 2,
  AUD: 2,
  HKD: 2,
  KRW: 0,
  CHF: 2,
  AED: 2,
}
