import { expect, test } from 'vitest'
import { backoffSeconds } from './backoff'

test('doubles the delay after each failure, up to an hour', () => {
  expect([1, 2, 3].map(backoffSeconds)).toEqual([5, 10, 20])
  expect([40, 200].map(backoffSeconds)).toEqual([3600, 3600])
})
