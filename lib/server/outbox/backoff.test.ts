import { expect, test } from 'vitest'
import { backoffSeconds, MAX_ATTEMPTS } from './backoff'

test('doubles the delay after each failure, up to an hour', () => {
  expect([1, 2, 3].map(backoffSeconds)).toEqual([5, 10, 20])
  expect(backoffSeconds(40)).toBe(3600)
})

test('retries long enough to survive an outage of 40 minutes', () => {
  let seconds = 0
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) seconds += backoffSeconds(attempt)
  expect(seconds).toBeGreaterThan(2400)
})
