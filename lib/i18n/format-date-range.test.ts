import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatInstant } from './format'
import { formatDateRange, formatPeriod } from './format-date-range'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('formats a date with time and a range, and returns null without a date', () => {
  expect(formatDateRange({ date: '2026-12-12', end_date: null, time: '18:30' }, 'en')).toBe(
    'Sat 12 Dec, 18:30',
  )
  expect(formatDateRange({ date: '2026-12-12', end_date: null, time: '18:30' }, 'zh-cn')).toBe(
    '12月12日周六 18:30',
  )
  expect(formatDateRange({ date: '2026-12-12', end_date: '2026-12-14', time: null }, 'en')).toBe(
    'Sat 12 Dec – Mon 14 Dec',
  )
  expect(formatDateRange({ date: null, end_date: null, time: null }, 'th')).toBeNull()
})

test('[N2] formats a booking date and its cancellation deadline alike', () => {
  const booked = { date: '2026-12-09', end_date: null, time: '07:30' }
  const until = (year: number, locale: 'en' | 'th' | 'zh-cn', style: 'full' | 'near') =>
    formatInstant(`${year}-12-08T00:30:00Z`, locale, 'Asia/Bangkok', style)
  expect(formatDateRange(booked, 'en')).toBe('Wed 9 Dec, 07:30')
  expect(until(2026, 'en', 'near')).toBe('Tue 8 Dec, 07:30')
  expect(until(2026, 'th', 'near')).toBe('อังคาร 8 ธ.ค. 07:30')
  expect(until(2026, 'zh-cn', 'near')).toBe('12月8日周二 07:30')
  expect(formatDateRange(booked, 'en', 'full')).toBe('Wed 9 Dec 2026, 07:30')
  expect(until(2026, 'en', 'full')).toBe('Tue 8 Dec 2026, 07:30')
})

test('[N2] includes the year if it is not the current one', () => {
  const nights = { date: '2026-12-30', end_date: '2027-01-02', time: null }
  expect(formatDateRange(nights, 'en')).toBe('Wed 30 Dec – Sat 2 Jan 2027')
  expect(formatInstant('2026-12-31T18:00:00Z', 'en', 'Asia/Bangkok', 'near')).toBe('Fri 1 Jan 2027, 01:00')
  expect(formatDateRange({ ...nights, end_date: null }, 'th')).toBe('พุธ 30 ธ.ค.')
})

test('formats a period without the year, breaking only between its days', () => {
  expect(formatPeriod('2026-12-12', '2026-12-15', 'en')).toBe('12\u00a0Dec – 15\u00a0Dec')
  expect(formatPeriod('2026-12-28', '2027-01-03', 'th')).toBe('28\u00a0ธ.ค. – 3\u00a0ม.ค.')
  expect(formatPeriod('2026-12-28', '2027-01-03', 'zh-cn')).toBe('12月28日 – 1月3日')
  expect(formatPeriod('2026-12-12', '2026-12-12', 'en')).toBe('12\u00a0Dec')
})
