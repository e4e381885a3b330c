import { describe, expect, test } from 'vitest'
import { canPick, isOpenRange, pickDay, rangeDates } from './date-range'

const nothing = { date: null, endDate: null }
const always = () => true
const nights = { nights: true, isOpen: always }
const days = { nights: false, isOpen: always }

test('a stay is paid by the night, a rental by the day', () => {
  expect(rangeDates('2026-12-30', '2027-01-01', true)).toEqual(['2026-12-30', '2026-12-31'])
  expect(rangeDates('2026-12-30', '2027-01-01', false)).toHaveLength(3)
})

describe('[C8] picking days of a period', () => {
  test('the first click opens, the second closes, the third starts again', () => {
    const open = pickDay(nothing, '2026-12-10', nights)
    expect(open).toEqual({ date: '2026-12-10', endDate: null })
    const closed = pickDay(open, '2026-12-12', nights)
    expect(closed).toEqual({ date: '2026-12-10', endDate: '2026-12-12' })
    expect(pickDay(closed, '2026-12-20', nights)).toEqual({ date: '2026-12-20', endDate: null })
  })

  test('a start later than the end is swapped', () => {
    const open = pickDay(nothing, '2026-12-10', nights)
    expect(pickDay(open, '2026-12-08', nights)).toEqual({ date: '2026-12-08', endDate: '2026-12-10' })
  })

  test('the same day twice is a rental of one day, and no stay', () => {
    const open = { date: '2026-12-10', endDate: null }
    expect(pickDay(open, '2026-12-10', days)).toEqual({ date: '2026-12-10', endDate: '2026-12-10' })
    expect(pickDay(open, '2026-12-10', nights)).toEqual(open)
  })

  test('one can leave on a day that is full, but not stay over it', () => {
    const rules = { nights: true, isOpen: (day: string) => day !== '2026-12-12' }
    const open = { date: '2026-12-10', endDate: null }
    expect(canPick(open, '2026-12-12', rules)).toBe(true)
    expect(pickDay(open, '2026-12-12', rules)).toEqual({ date: '2026-12-10', endDate: '2026-12-12' })
    expect(pickDay(open, '2026-12-13', rules)).toEqual({ date: '2026-12-13', endDate: null })
    expect(canPick(nothing, '2026-12-12', rules)).toBe(false)
    expect(pickDay(nothing, '2026-12-12', rules)).toEqual(nothing)
  })

  test('sixty days are the most', () => {
    expect(isOpenRange('2026-12-01', '2027-01-30', nights)).toBe(true)
    expect(isOpenRange('2026-12-01', '2027-01-31', nights)).toBe(false)
  })
})
