import { expect, test } from 'vitest'
import { cellPrice, fewLeft, lowestPrice, spokenPrice } from './calendar-dates'

test('shortens prices to fit a cell', () => {
  expect(cellPrice({ amount: 129000, currency: 'THB' })).toBe('1,290')
  expect(cellPrice({ amount: 3725, currency: 'USD' })).toBe('37.25')
  expect(cellPrice({ amount: 1496739, currency: 'THB' })).toBe('14,967')
  expect(cellPrice({ amount: 520000, currency: 'KRW' })).toBe('520K')
})

test('returns a lowest price only if prices differ', () => {
  const baht = (amount: number) => ({ amount, currency: 'THB' as const })
  expect(lowestPrice([baht(3), baht(2), baht(3)])).toBe(2)
  expect(lowestPrice([baht(2), baht(2)])).toBeNull()
  expect(lowestPrice([])).toBeNull()
})

test("[R4] a day's label contains its exact price and the text of its cell", () => {
  expect(spokenPrice({ amount: 129000, currency: 'THB' })).toBe('฿1,290')
  expect(spokenPrice({ amount: 13855, currency: 'USD' })).toBe('139 (US$138.55)')
  expect(spokenPrice({ amount: 520000, currency: 'KRW' })).toBe('520K (₩520,000)')
})

test('[C4] shows the places left if they are few and the day is on sale', () => {
  const price = { amount: 129000, currency: 'THB' as const }
  const day = { left: 2, few: true }
  expect(fewLeft({ day, price })).toBe(2)
  expect(fewLeft({ day, price: null })).toBeNull()
  expect(fewLeft({ day: { left: 9, few: false }, price })).toBeNull()
  expect(fewLeft({ day: { left: null }, price })).toBeNull()
})
