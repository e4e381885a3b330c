import { expect, test } from 'vitest'
import { orderLinkExpiry } from './order-link-expiry'

const now = new Date('2026-12-01T00:00:00Z')
const days = (bookings: Array<[string | null, string | null]>) =>
  (orderLinkExpiry(
    bookings.map(([localDate, localEndDate]) => ({ localDate, localEndDate })),
    now,
  ).getTime() -
    now.getTime()) /
  86_400_000

test('a link to an order works for a month, and two weeks beyond the last day of the order', () => {
  expect(days([['2026-12-05', null]])).toBe(30)
  expect(days([['2027-02-01', null]])).toBe(62 + 14)
  expect(
    days([
      ['2027-02-01', '2027-02-04'],
      ['2027-01-01', null],
    ]),
  ).toBe(65 + 14)
  expect(days([[null, null]])).toBe(180)
  expect(days([])).toBe(30)
})
