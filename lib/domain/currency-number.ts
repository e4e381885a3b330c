import { CURRENCIES, type Currency } from './currency'

/** The numeric codes of ISO 4217, which card gateways use. */
export const CURRENCY_NUMBER: Record<Currency, string> = {
  THB: '764',
  CNY: '156',
  USD: '840',
  EUR: '978',
  GBP: '826',
  JPY: '392',
  SGD: '702',
  AUD: '036',
  HKD: '344',
  KRW: '410',
  CHF: '756',
  AED: '784',
}

/** Returns the currency of a numeric code, or null if the shop does not support it. */
export function currencyOfNumber(number: string): Currency | null {
  return CURRENCIES.find((currency) => CURRENCY_NUMBER[currency] === number) ?? null
}
