import { expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/instant'
import { addDays } from '@/lib/domain/local-date'
import { slotInstant } from './slot-starts'

/** Clocks that change at one, at two, at three and at midnight, by an hour or half of one, and not at all. */
const ZONES = [
  'Europe/London',
  'America/New_York',
  'Europe/Berlin',
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'UTC',
]
const TIMES = [null, '00:00', '00:30', '01:30', '02:15', '03:00', '09:00', '23:30', '23:59:59']

test.each(ZONES)(
  'a slot in %s starts at the instant of its local time on every day of a year',
  (timeZone) => {
    for (let days = 0; days < 366; days++)
      for (const time of TIMES) {
        const date = addDays('2026-12-01', days)
        expect([date, time, slotInstant(date, time, timeZone)]).toEqual([
          date,
          time,
          instantOf(date, time, timeZone).toISOString(),
        ])
      }
  },
)

test('a slot without a date has no start', () => {
  expect(slotInstant(null, null, 'UTC')).toBeNull()
})
