import { expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/instant'
import { bookableUntil } from './bookable-until'

test.each([
  ['2027-03-28', '2027-03-29'],
  ['2026-10-25', '2026-10-26'],
  ['2026-12-01', '2026-12-02'],
])('[C4] a day ticket of %s can be bought until %s begins, also when the clock changes', (day, next) => {
  const zone = 'Europe/Paris'
  expect(bookableUntil(instantOf(day, null, zone), null, 0, zone)).toEqual(instantOf(next, null, zone))
})
