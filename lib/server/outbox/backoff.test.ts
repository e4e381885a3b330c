import { expect, test } from 'vitest'
import { backoffSeconds, MOST_TRIES } from './backoff'

test('waits twice as long after every failure, an hour at most', () => {
  expect([1, 2, 3].map(backoffSeconds)).toEqual([5, 10, 20])
  expect(backoffSeconds(40)).toBe(3600)
})

test('outlives a mail server that is away for an hour', () => {
  let seconds = 0
  for (let tries = 1; tries < MOST_TRIES; tries++) seconds += backoffSeconds(tries)
  expect(seconds).toBeGreaterThan(2400)
})
