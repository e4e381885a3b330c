import { CURRENCIES, type Currency } from './currency'

/** The three digits of ISO 4217 by which card gateways name currencies. */
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

/** The currency of a number; null where the shop does not know it. */
export function currencyOfNumber(number: string): Currency | null {
  return CURRENCIES.find((currency) => CURRENCY_NUMBER[currency] === number) ?? null
}
