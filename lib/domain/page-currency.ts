import { type Currency, isCurrency, MINOR_UNIT } from './currency'

declare const listed: unique symbol

/** The currency of a page: one of the shop's own, or another one that an API host lists. */
export type PageCurrency = Currency | (string & { readonly [listed]: true })

/** On first use, since older browsers have no such list. */
let known: Set<string> | undefined

/** Whether a page can be in a currency: Intl must know its name and its decimal places. */
export function isPageCurrency(value: unknown): value is PageCurrency {
  if (isCurrency(value)) return true
  known ??= new Set(Intl.supportedValuesOf('currency'))
  return typeof value === 'string' && known.has(value)
}

/** Decimal places of the currency's minor unit. */
export function minorUnitOf(currency: PageCurrency): number {
  if (isCurrency(currency)) return MINOR_UNIT[currency]
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}
