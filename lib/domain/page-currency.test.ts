import { expect, test } from 'vitest'
import { CURRENCIES } from './currency'
import { isPageCurrency, minorUnitOf, type PageCurrency } from './page-currency'

test('[X14] a page may be in a currency of the shop, or in another one that Intl knows', () => {
  for (const currency of [...CURRENCIES, 'VND', 'IDR', 'KWD']) expect(isPageCurrency(currency)).toBe(true)
  for (const value of ['', 'XXX', 'thb', 'Baht', '../', null, 7]) expect(isPageCurrency(value)).toBe(false)
})

test.each([
  ['THB', 2],
  ['JPY', 0],
  ['VND', 0],
  ['KWD', 3],
])('[X14] decimal places of %s: %i', (currency, places) => {
  expect(minorUnitOf(currency as PageCurrency)).toBe(places)
})
