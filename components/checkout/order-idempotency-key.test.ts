import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/session-storage'
import { forgetPress, pressKey } from './order-idempotency-key'

beforeEach(stubSessionStorage)
afterEach(() => vi.unstubAllGlobals())

test('a press keeps its key until it is answered', () => {
  const key = pressKey(['b', 'a'])
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(pressKey(['a', 'b'])).toBe(key)
  forgetPress()
  expect(pressKey(['a', 'b'])).not.toBe(key)
})

test('other lines are another press', () => {
  expect(pressKey(['a'])).not.toBe(pressKey(['b']))
})

test('without storage every press has a key of its own', () => {
  refuseSessionStorage()
  expect(pressKey(['a'])).not.toBe(pressKey(['a']))
})
