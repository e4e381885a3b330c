import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/session-storage'
import { forgetPress, pressKey } from './order-idempotency-key'

beforeEach(stubSessionStorage)
afterEach(() => vi.unstubAllGlobals())

test('keeps the key for the same items until it is dropped', () => {
  const key = pressKey(['b', 'a'])
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(pressKey(['a', 'b'])).toBe(key)
  forgetPress()
  expect(pressKey(['a', 'b'])).not.toBe(key)
})

test('creates a new key for other items', () => {
  expect(pressKey(['a'])).not.toBe(pressKey(['b']))
})

test('creates a new key for every attempt without storage', () => {
  refuseSessionStorage()
  expect(pressKey(['a'])).not.toBe(pressKey(['a']))
})
