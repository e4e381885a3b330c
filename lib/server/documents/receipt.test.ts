import { expect, test } from 'vitest'
import type { Rates } from '@/lib/domain/money'
import { rateText } from './receipt'

const rates: Rates = { base: 'USD', asOf: '2026-11-25', perBase: { THB: '32.4', KRW: '1403', EUR: '0.852' } }

test('a receipt states a rate in the direction of the larger number', () => {
  expect(rateText('USD', 'THB', rates)).toBe('1 USD = 32.40 THB')
  expect(rateText('THB', 'USD', rates)).toBe('1 USD = 32.40 THB')
  expect(rateText('EUR', 'KRW', rates)).toBe('1 EUR = 1,646.7136 KRW')
})

test('the rate of a receipt includes the margin, by which its prices were converted', () => {
  const sold = { ...rates, marginBps: 250 }
  // A price of 100 dollars was 3,321 baht, and one of 3,240 baht was 102.50 dollars.
  expect(rateText('USD', 'THB', sold)).toBe('1 USD = 33.21 THB')
  expect(rateText('THB', 'USD', sold)).toBe('1 USD = 31.6098 THB')
})
