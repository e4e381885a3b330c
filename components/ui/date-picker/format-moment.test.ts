import { expect, test } from 'vitest'
import { formatMoment, formatSpan } from './format-moment'

test('[C8] formats moments in the language, with Gregorian years', () => {
  expect(formatMoment('2026-12-12', 'date', 'en')).toBe('Sat 12 Dec 2026')
  expect(formatMoment('2026-12-12T18:30', 'datetime', 'en')).toBe('Sat 12 Dec 2026, 18:30')
  expect(formatMoment('2026-12-12T18:30', 'datetime', 'th')).toMatch(/12 ธ\.ค\. 2026.* 18:30$/)
  expect(formatMoment('2026-12-12T18:30:15', 'datetime', 'zh-cn')).toMatch(/^2026年12月12日.*18:30:15$/)
  expect(formatMoment('18:30', 'time', 'th')).toBe('18:30')
})

test('omits what both ends of a range share', () => {
  expect(formatSpan({ start: '2026-12-12', end: '2026-12-15' }, 'date', 'en')).toBe('Sat 12 Dec – Tue 15 Dec')
  expect(formatSpan({ start: '2026-12-30', end: '2027-01-02' }, 'date', 'en')).toBe(
    'Wed 30 Dec 2026 – Sat 2 Jan 2027',
  )
  expect(formatSpan({ start: '2026-12-12T09:00', end: '2026-12-12T18:30' }, 'datetime', 'en')).toBe(
    'Sat 12 Dec 2026, 09:00 – 18:30',
  )
  expect(formatSpan({ start: '09:00', end: '18:30' }, 'time', 'en')).toBe('09:00 – 18:30')
  expect(formatSpan({ start: '2026-12-12', end: '2026-12-12' }, 'date', 'en')).toBe('Sat 12 Dec 2026')
})
