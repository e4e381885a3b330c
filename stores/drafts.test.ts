import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, readDraft, saveDraft } from './drafts'

const draft = {
  selection: { product_id: 'wat-arun', option_id: 'boat', date: '2026-12-12', quantities: { ADULT: 2 } },
  path: '/products/wat-arun',
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what a stranger chose is kept until it is taken', () => {
  saveDraft(draft)
  expect(readDraft()).toEqual(draft)
  clearDraft()
  expect(readDraft()).toBeNull()
})

test('a browser that refuses storage loses the choice and nothing else', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {
      throw new Error('refused')
    },
    removeItem: () => {
      throw new Error('refused')
    },
  })
  saveDraft(draft)
  expect(readDraft()).toBeNull()
  expect(clearDraft).not.toThrow()
})
