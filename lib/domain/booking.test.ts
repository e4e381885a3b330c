import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BOOKING_ACTORS,
  BOOKING_STATUSES,
  BOOKING_TRANSITIONS,
  type BookingStatus,
  canChange,
  isFinal,
  orderStatus,
} from './booking'

const status = fc.constantFrom<BookingStatus>(...BOOKING_STATUSES)

test('[B6] only cancelled, failed and completed are final', () => {
  expect(BOOKING_STATUSES.filter(isFinal).sort()).toEqual(['cancelled', 'completed', 'failed'])
})

test('[B6] has no cycles and confirms only paid bookings', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(status, fc.constantFrom(...BOOKING_ACTORS)), { maxLength: 40 }),
      (steps) => {
        let current: BookingStatus = 'pending'
        const seen = new Set<BookingStatus>([current])
        for (const [next, actor] of steps) {
          if (!canChange(current, next, actor)) continue
          expect(seen.has(next)).toBe(false)
          seen.add(next)
          current = next
        }
        if (seen.has('confirmed') || seen.has('completed')) expect(seen.has('paid')).toBe(true)
      },
    ),
  )
})

test('[B6] only a gateway marks a pending booking as paid, except for a free order', () => {
  const transitions = BOOKING_TRANSITIONS.filter(([from, to]) => from === 'pending' && to === 'paid')
  expect(transitions.map(([, , actor]) => actor)).toEqual(['gateway', 'system'])
})

test.each<[BookingStatus, BookingStatus[]]>([
  ['pending', ['confirmed', 'pending']],
  ['paid', ['confirmed', 'paid', 'failed']],
  ['confirmed', ['cancelled', 'completed', 'confirmed']],
  ['completed', ['completed', 'cancelled']],
  ['failed', ['timeout', 'failed', 'cancelled']],
  ['cancelled', ['cancelled', 'timeout']],
  ['timeout', ['timeout']],
])('[B6] an order is %s if its bookings are %j', (expected, bookings) => {
  expect(orderStatus(bookings)).toBe(expected)
})

test('[B6] derives the status of an order from one of its bookings, independent of their order', () => {
  fc.assert(
    fc.property(fc.array(status, { minLength: 1, maxLength: 8 }), (bookings) => {
      const derived = orderStatus(bookings)
      expect(bookings).toContain(derived)
      expect(orderStatus([...bookings].reverse())).toBe(derived)
    }),
  )
})
