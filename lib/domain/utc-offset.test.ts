import { expect, test } from 'vitest'
import { utcOffset, utcOffsetRange } from './utc-offset'

const now = new Date('2026-03-01T12:00:30Z')

test.each([
  ['Asia/Bangkok', 420, 420],
  ['Asia/Kolkata', 330, 330],
  ['Europe/Paris', 60, 120],
  ['Australia/Sydney', 600, 660],
  ['America/New_York', -300, -240],
  ['America/Phoenix', -420, -420],
])('%s is %i to %i minutes ahead of UTC', (zone, least, most) => {
  expect(utcOffsetRange(zone, now)).toEqual({ least, most })
})

test('ignores rules that a zone has abolished', () => {
  // Samoa abolished summer time in April 2021.
  expect(utcOffsetRange('Pacific/Apia', new Date('2021-02-01T00:00:00Z'))).toEqual({ least: 780, most: 840 })
  expect(utcOffsetRange('Pacific/Apia', new Date('2021-05-01T00:00:00Z'))).toEqual({ least: 780, most: 780 })
})

test('returns the same offset regardless of the seconds', () => {
  expect(utcOffset('Europe/Paris', new Date('2026-07-01T00:00:59Z'))).toBe(120)
  expect(utcOffset('Pacific/Kiritimati', new Date('2026-12-31T23:00:00Z'))).toBe(840)
})
