import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, type SelectionDraft, saveDraft } from '@/stores/drafts'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { addDraft, errorOf } from './add-saved-selection'

const draft: SelectionDraft = {
  selection: { product_id: 'wat-arun', option_id: 'boat', date: '2026-12-12', quantities: { ADULT: 2 } },
  path: '/products/wat-arun',
  expected: { amount: 258000, currency: 'THB' },
  key: '0123456789abcdef',
  savedAt: 1_000_000,
}
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  stubSessionStorage()
  vi.stubGlobal('fetch', fetchMock)
  saveDraft(draft)
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
})

test('sends the draft with its price and idempotency key, then drops it', async () => {
  fetchMock.mockImplementation(async () => {
    expect(readDraft()).toEqual(draft)
    return Response.json({ data: { item: { id: '7' }, total_items: 3 } })
  })
  expect(await addDraft(draft)).toEqual({ id: '7', problem: null })
  expect(readDraft()).toBeNull()
  const [, request] = fetchMock.mock.calls[0] ?? []
  expect(new Headers(request?.headers).get('idempotency-key')).toBe(draft.key)
  expect(JSON.parse(String(request?.body))).toEqual({ ...draft.selection, expected_total: draft.expected })
})

test('keeps the draft with the problem if the connection fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('network'))
  const problem = { code: 'UNAVAILABLE', message: 'UNAVAILABLE', total: null }
  expect(await addDraft(draft)).toEqual({ id: null, problem })
  expect(readDraft()).toEqual({ ...draft, problem })
})

test('keeps the draft with the new price if it has changed', async () => {
  const total = { amount: 270000, currency: 'THB' as const }
  fetchMock.mockResolvedValue(
    Response.json({ code: 'PRICE_CHANGED', message: 'Dearer', details: { total } }, { status: 409 }),
  )
  const { problem } = await addDraft(draft)
  expect(problem).toEqual({ code: 'PRICE_CHANGED', message: 'Dearer', total })
  expect(readDraft()).toMatchObject({ expected: total, key: draft.key })
  expect(problem && errorOf(problem)).toMatchObject({ status: 409, message: 'Dearer', details: { total } })
})
