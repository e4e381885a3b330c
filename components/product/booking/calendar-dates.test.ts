import { expect, test } from 'vitest'
import { cellPrice, lowestPrice, spokenPrice } from './calendar-dates'

test('prices fit into a cell', () => {
  expect(cellPrice({ amount: 129000, currency: 'THB' })).toBe('1,290')
  expect(cellPrice({ amount: 3725, currency: 'USD' })).toBe('37.25')
  expect(cellPrice({ amount: 1496739, currency: 'THB' })).toBe('14,967')
  expect(cellPrice({ amount: 520000, currency: 'KRW' })).toBe('520K')
})

test('the lowest price stands out only among others', () => {
  const baht = (amount: number) => ({ amount, currency: 'THB' as const })
  expect(lowestPrice([baht(3), baht(2), baht(3)])).toBe(2)
  expect(lowestPrice([baht(2), baht(2)])).toBeNull()
  expect(lowestPrice([])).toBeNull()
})

test('[R4] a day names its price exactly, and what its cell shows of it', () => {
  expect(spokenPrice({ amount: 129000, currency: 'THB' })).toBe('฿1,290')
  expect(spokenPrice({ amount: 13855, currency: 'USD' })).toBe('139 (US$138.55)')
  expect(spokenPrice({ amount: 520000, currency: 'KRW' })).toBe('520K (₩520,000)')
})
