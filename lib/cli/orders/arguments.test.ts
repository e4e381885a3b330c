import { expect, test } from 'vitest'
import { Misused, parseAmount, parseLimit } from './arguments'

test.each([
  ['100', 'THB', 10_000],
  ['100.5', 'THB', 10_050],
  ['0.29', 'THB', 29],
  ['100.00', 'JPY', 100],
  ['20.000', 'THB', 2_000],
  ['0', 'THB', 0],
])('[B7] parses %s %s exactly', (text, currency, amount) => {
  expect(parseAmount(text, '--amount', currency)).toEqual({ amount, currency })
})

test.each([
  ['20.005', 'THB', 'THB has at most 2 decimals: --keep 20.005'],
  ['20.5', 'JPY', 'JPY has no decimals: --keep 20.5'],
  ['-1', 'THB', '--keep must be an amount in THB such as 100, not -1'],
  ['1e3', 'THB', '--keep must be an amount in THB such as 100, not 1e3'],
  ['1.', 'THB', '--keep must be an amount in THB such as 100, not 1.'],
  ['1', 'ABC', 'Unknown currency: ABC'],
])('[B7] rejects %s %s instead of rounding', (text, currency, message) => {
  expect(() => parseAmount(text, '--keep', currency)).toThrow(new Misused(message))
})

test('[B7] accepts a list limit from 1 to 10000', () => {
  expect([parseLimit('1'), parseLimit('10000')]).toEqual([1, 10_000])
  for (const text of ['0', '-1', '1.5', '10001', '9'.repeat(23), 'all', ''])
    expect(() => parseLimit(text), text).toThrow('--limit must be a whole number from 1 to 10000.')
})
