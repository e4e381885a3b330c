import { describe, expect, test } from 'vitest'
import { canPick, isOpenRange, pickDay, rangeDates } from './date-range'

const nothing = { date: null, endDate: null }
const always = () => true
const nights = { nights: true, isOpen: always }
const days = { nights: false, isOpen: always }

test('charges a stay per night and a rental per day', () => {
  expect(rangeDates('2026-12-30', '2027-01-01', true)).toEqual(['2026-12-30', '2026-12-31'])
  expect(rangeDates('2026-12-30', '2027-01-01', false)).toHaveLength(3)
})

describe('[C8] selecting a date range', () => {
  test('starts with the first click, ends with the second, and restarts with the third', () => {
    const open = pickDay(nothing, '2026-12-10', nights)
    expect(open).toEqual({ date: '2026-12-10', endDate: null })
    const closed = pickDay(open, '2026-12-12', nights)
    expect(closed).toEqual({ date: '2026-12-10', endDate: '2026-12-12' })
    expect(pickDay(closed, '2026-12-20', nights)).toEqual({ date: '2026-12-20', endDate: null })
  })

  test('swaps a start that is later than the end', () => {
    const open = pickDay(nothing, '2026-12-10', nights)
    expect(pickDay(open, '2026-12-08', nights)).toEqual({ date: '2026-12-08', endDate: '2026-12-10' })
  })

  test('accepts the same day twice for a rental but not for a stay', () => {
    const open = { date: '2026-12-10', endDate: null }
    expect(pickDay(open, '2026-12-10', days)).toEqual({ date: '2026-12-10', endDate: '2026-12-10' })
    expect(pickDay(open, '2026-12-10', nights)).toEqual(open)
  })

  test('allows check-out on a sold-out day but not a stay across it', () => {
    const rules = { nights: true, isOpen: (day: string) => day !== '2026-12-12' }
    const open = { date: '2026-12-10', endDate: null }
    expect(canPick(open, '2026-12-12', rules)).toBe(true)
    expect(pickDay(open, '2026-12-12', rules)).toEqual({ date: '2026-12-10', endDate: '2026-12-12' })
    expect(pickDay(open, '2026-12-13', rules)).toEqual({ date: '2026-12-13', endDate: null })
    expect(canPick(nothing, '2026-12-12', rules)).toBe(false)
    expect(pickDay(nothing, '2026-12-12', rules)).toEqual(nothing)
  })

  test('limits the range to sixty days', () => {
    expect(isOpenRange('2026-12-01', '2027-01-30', nights)).toBe(true)
    expect(isOpenRange('2026-12-01', '2027-01-31', nights)).toBe(false)
  })
})
