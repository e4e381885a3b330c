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

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/** Decimal places of the currency's minor unit, after ISO 4217. */
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
