import { expect, test } from 'vitest'
import { CURRENCIES } from './currency'
import { CURRENCY_NUMBER, currencyOfNumber } from './currency-number'

test('each currency has a number of its own, and is found by it', () => {
  for (const currency of CURRENCIES) {
    expect(CURRENCY_NUMBER[currency]).toMatch(/^\d{3}$/)
    expect(currencyOfNumber(CURRENCY_NUMBER[currency])).toBe(currency)
  }
  expect(currencyOfNumber('764')).toBe('THB')
})

test.each(['', '999', '36', 'THB'])('%j is no number of a currency', (number) => {
  expect(currencyOfNumber(number)).toBeNull()
})
