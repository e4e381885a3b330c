import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES } from '@/lib/domain/currency'
import { majorUnits } from '@/lib/domain/money'
import { moneyOfDecimal } from './major-units'

test.each([
  ['1290.50000', 'THB', 129_050],
  ['000000001290.5', 'THB', 129_050],
  ['1290', 'THB', 129_000],
  ['1290.00000', 'JPY', 1290],
  ['0.29', 'USD', 29],
])('parses %s %s as %i minor units', (decimal, currency, amount) => {
  expect(moneyOfDecimal(decimal, currency)).toEqual({ amount, currency })
})

test.each([
  ['1290.505', 'THB'],
  ['1290.5', 'JPY'],
  ['-1', 'THB'],
  ['1e3', 'THB'],
  ['1,290.00', 'THB'],
  ['', 'THB'],
  ['1290.00', 'XXX'],
  ['1000000000000', 'THB'],
])('rejects %s %s', (decimal, currency) => {
  expect(moneyOfDecimal(decimal, currency)).toBeUndefined()
})

test('an amount survives formatting and parsing in major units', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 - 1 }),
      fc.constantFrom(...CURRENCIES),
      (amount, currency) => {
        expect(moneyOfDecimal(majorUnits({ amount, currency }), currency)).toEqual({ amount, currency })
      },
    ),
  )
})
