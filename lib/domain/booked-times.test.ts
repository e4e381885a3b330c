import { expect, test } from 'vitest'
import { shownBookings } from './booked-times'

test.each([
  [0, null],
  [19, null],
  [20, 20],
  [99, 90],
  [100, 100],
  [129, 120],
  [999, 990],
  [1000, 1000],
  [12_345, 12_000],
])('%s bookings are shown as %s', (count, shown) => {
  expect(shownBookings(count)).toBe(shown)
})
