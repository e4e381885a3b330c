import { describe, expect, test } from 'vitest'
import { datedPeriods, isWithin, isYearlyDay } from './yearly-period'

test.each([
  ['12-31', true],
  ['02-29', true],
  ['02-30', false],
  ['13-01', false],
  ['2026-12-31', false],
  ['1-1', false],
  [undefined, false],
])('%j is a day of every year: %s', (text, expected) => {
  expect(isYearlyDay(text)).toBe(expected)
})

describe('a period', () => {
  test('of every year includes both ends, also over the turn of the year', () => {
    const winter = { from: '12-20', to: '01-05' }
    const dates = ['2026-12-19', '2026-12-20', '2027-01-05', '2027-01-06']
    expect(dates.map((date) => isWithin(date, winter))).toEqual([false, true, true, false])
  })

  test('with dates applies once', () => {
    const once = { from: '2026-12-20', to: '2027-01-05' }
    expect(['2026-12-25', '2027-12-25'].map((date) => isWithin(date, once))).toEqual([true, false])
    expect(datedPeriods(once, 2026, 2028)).toEqual([once])
  })

  test('of every year has dates in each year, and one more over the turn of the year', () => {
    expect(datedPeriods({ from: '06-01', to: '08-31' }, 2026, 2027)).toEqual([
      { from: '2026-06-01', to: '2026-08-31' },
      { from: '2027-06-01', to: '2027-08-31' },
    ])
    expect(datedPeriods({ from: '12-20', to: '01-05' }, 2026, 2026)).toEqual([
      { from: '2025-12-20', to: '2026-01-05' },
      { from: '2026-12-20', to: '2027-01-05' },
    ])
  })

  test('ends or starts beside 29 February where there is none', () => {
    expect(datedPeriods({ from: '02-01', to: '02-29' }, 2027, 2028)).toEqual([
      { from: '2027-02-01', to: '2027-02-28' },
      { from: '2028-02-01', to: '2028-02-29' },
    ])
    expect(datedPeriods({ from: '02-29', to: '03-02' }, 2027, 2027)).toEqual([
      { from: '2027-03-01', to: '2027-03-02' },
    ])
    expect(datedPeriods({ from: '02-29', to: '02-29' }, 2027, 2028)).toEqual([
      { from: '2028-02-29', to: '2028-02-29' },
    ])
  })
})
