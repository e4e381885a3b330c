import { expect, test } from 'vitest'
import { instantOf } from './instant'
import { venueInstant } from './venue-instant'

test.each([
  ['2026-12-12', '18:30', 'Asia/Bangkok'],
  ['2026-12-12', null, 'Asia/Tokyo'],
  ['2027-03-28', '02:30', 'Europe/London'],
  ['2027-03-28', '01:30', 'Europe/London'],
  ['2027-10-31', '01:30', 'Europe/London'],
  ['2027-03-14', '02:15', 'America/New_York'],
  ['2026-11-01', '01:15', 'America/New_York'],
  ['2027-04-04', '02:30', 'Australia/Sydney'],
  ['2027-10-03', '02:30', 'Australia/Sydney'],
  ['2027-01-01', '00:00', 'Asia/Kathmandu'],
])('%s %s in %s is the same instant with and without the library', (date, time, zone) => {
  expect(venueInstant(date, time, zone)).toEqual(instantOf(date, time, zone))
})
