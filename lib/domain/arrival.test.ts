import { expect, test } from 'vitest'
import { arrivalOf } from './arrival'

test('a night train arrives on the next day', () => {
  expect(arrivalOf({ date: '2026-12-31', time: '18:40', minutes: 755 }, 'Asia/Bangkok')).toEqual({
    date: '2027-01-01',
    time: '07:15',
  })
})

test('a trip through the change of the clocks arrives by the new time', () => {
  expect(arrivalOf({ date: '2026-10-25', time: '00:30', minutes: 120 }, 'Europe/London')?.time).toBe('01:30')
  expect(arrivalOf({ date: '2026-03-29', time: '00:30', minutes: 60 }, 'Europe/London')?.time).toBe('02:30')
})

test('midnight is 00:00 of the day that begins', () => {
  expect(arrivalOf({ date: '2026-12-01', time: '23:00', minutes: 60 }, 'Asia/Tokyo')).toEqual({
    date: '2026-12-02',
    time: '00:00',
  })
})

test.each([
  { date: null, time: '10:00', minutes: 60 },
  { date: '2026-12-01', time: null, minutes: 60 },
  { date: '2026-12-01', time: '10:00', minutes: null },
])('no arrival for $date, $time, $minutes minutes', (departed) => {
  expect(arrivalOf(departed, 'Asia/Bangkok')).toBeNull()
})
