import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLow } from './low-stock'

test.each([
  [9, 9, false],
  [3, 9, true],
  [4, 9, false],
  [0, 9, false],
  [9, 40, true],
  [10, 400, false],
  [1, 1, false],
  [1, 3, true],
])('%i of %i places', (left, capacity, low) => {
  expect(isLow(left, capacity)).toBe(low)
})

test('a product of which nothing was sold is never low', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (capacity) => !isLow(capacity, capacity)))
})
