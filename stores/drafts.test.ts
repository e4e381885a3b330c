import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import {
  clearDraft,
  isFreshDraft,
  readDraft,
  readDraftOf,
  readDrafts,
  saveDraft,
  setDraftAside,
} from './drafts'

const draft = {
  selection: { product_id: 'wat-arun', option_id: 'boat', date: '2026-12-12', quantities: { ADULT: 2 } },
  path: '/products/wat-arun',
  expected: { amount: 258000, currency: 'THB' as const },
  key: '0123456789abcdef',
  savedAt: 1_000_000,
}
const MINUTE = 60_000

beforeEach(stubSessionStorage)
afterEach(() => vi.unstubAllGlobals())

test('stores a draft until it is cleared', () => {
  saveDraft(draft)
  expect(readDraft()).toEqual(draft)
  clearDraft(draft)
  expect(readDraft()).toBeNull()
  expect(sessionStorage.getItem('selection-draft')).toBeNull()
})

const another = {
  ...draft,
  selection: { ...draft.selection, product_id: 'sky-deck' },
  path: '/products/sky-deck',
  key: 'another-key-01234',
}

test('[B1] a signed-out visitor has several selections, and each once', () => {
  saveDraft(draft)
  saveDraft(another)
  saveDraft({ ...draft, expected: { amount: 1, currency: 'THB' } })
  saveDraft({ ...another, key: 'pressed-once-more' })
  expect(readDrafts().map(({ key, expected }) => [key, expected?.amount])).toEqual([
    [draft.key, 1],
    ['pressed-once-more', 258000],
  ])
  expect(readDraftOf('wat-arun')?.key).toBe(draft.key)
  clearDraft(draft)
  expect(readDrafts().map(({ path }) => path)).toEqual(['/products/sky-deck'])
})

test('the oldest of too many selections makes room', () => {
  for (let number = 1; number <= 21; number++)
    saveDraft({ ...draft, key: `key-${number}`, selection: { ...draft.selection, time: `${number}` } })
  expect(readDrafts()).toHaveLength(20)
  expect(readDrafts()[0]?.key).toBe('key-2')
})

test('finds a draft by its product', () => {
  saveDraft(draft)
  expect(readDraftOf('wat-arun')).toEqual(draft)
  expect(readDraftOf('another')).toBeNull()
})

test('a draft is fresh for half an hour', () => {
  expect(isFreshDraft(draft, draft.savedAt + 29 * MINUTE)).toBe(true)
  expect(isFreshDraft(draft, draft.savedAt + 30 * MINUTE)).toBe(false)
})

test('the latest draft is set aside', () => {
  setDraftAside()
  expect(readDraft()).toBeNull()
  saveDraft(draft)
  setDraftAside()
  expect(readDraft()).toEqual({ ...draft, setAside: true })
})

test('does not throw if the browser refuses storage', () => {
  refuseSessionStorage()
  saveDraft(draft)
  expect(readDraft()).toBeNull()
  expect(() => clearDraft(draft)).not.toThrow()
})
