import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { dropIdempotencyKey, idempotencyKey } from './order-idempotency-key'

beforeEach(stubSessionStorage)
afterEach(() => vi.unstubAllGlobals())

test('keeps the key for the same items until it is dropped', () => {
  const key = idempotencyKey(['b', 'a'])
  expect(key).toMatch(/^[\w-]{21}$/)
  expect(idempotencyKey(['a', 'b'])).toBe(key)
  dropIdempotencyKey()
  expect(idempotencyKey(['a', 'b'])).not.toBe(key)
})

test('creates a new key for other items', () => {
  expect(idempotencyKey(['a'])).not.toBe(idempotencyKey(['b']))
})

test('creates a new key for every attempt without storage', () => {
  refuseSessionStorage()
  expect(idempotencyKey(['a'])).not.toBe(idempotencyKey(['a']))
})
