import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { clearDraft, isFreshDraft, readDraft, readDraftOf, saveDraft, setDraftAside } from './drafts'

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
  clearDraft()
  expect(readDraft()).toBeNull()
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

test('a draft that was set aside or refused is not fresh', () => {
  setDraftAside()
  expect(readDraft()).toBeNull()
  saveDraft(draft)
  setDraftAside()
  expect(readDraft()).toEqual({ ...draft, setAside: true })
  expect(isFreshDraft({ ...draft, setAside: true }, draft.savedAt)).toBe(false)
  const problem = { code: 'SOLD_OUT' as const, message: 'Sold out', total: null }
  expect(isFreshDraft({ ...draft, problem }, draft.savedAt)).toBe(false)
})

test('does not throw if the browser refuses storage', () => {
  refuseSessionStorage()
  saveDraft(draft)
  expect(readDraft()).toBeNull()
  expect(clearDraft).not.toThrow()
})
