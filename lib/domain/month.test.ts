import { expect, test } from 'vitest'
import { addMonths, monthDays, monthsBetween } from './month'

test('adds months across a year boundary in both directions', () => {
  expect(addMonths('2026-11', 3)).toBe('2027-02')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
})

test('returns the first and last day, also in a leap year', () => {
  expect(monthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

test('lists the months between two months', () => {
  expect(monthsBetween('2026-12', '2027-01')).toEqual(['2026-12', '2027-01'])
  expect(monthsBetween('2027-01', '2026-12')).toEqual([])
})
