import { expect, test } from 'vitest'
import { newIdempotencyKey } from './idempotency-key'

test('every key is new and fits into a header', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(1000)
  expect(keys.filter((key) => !/^[\w-]{21}$/.test(key))).toEqual([])
})
