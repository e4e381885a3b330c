import { expect, test } from 'vitest'
import { CURRENCIES } from './currency'
import { CURRENCY_NUMBER, currencyOfNumber } from './currency-number'

test('maps each currency to a unique number and back', () => {
  for (const currency of CURRENCIES) {
    expect(CURRENCY_NUMBER[currency]).toMatch(/^\d{3}$/)
    expect(currencyOfNumber(CURRENCY_NUMBER[currency])).toBe(currency)
  }
  expect(currencyOfNumber('764')).toBe('THB')
})

test.each(['', '999', '36', 'THB'])('finds no currency for %j', (number) => {
  expect(currencyOfNumber(number)).toBeNull()
})
