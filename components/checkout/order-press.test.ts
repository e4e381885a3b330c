import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPress, pressKey } from './order-press'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
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
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
  })
  expect(pressKey(['a'])).not.toBe(pressKey(['a']))
})
