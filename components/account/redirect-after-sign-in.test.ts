import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, type SelectionDraft, saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { stubSessionStorage } from '@/tests/fixtures/session-storage'
import { redirectAfterSignIn } from './redirect-after-sign-in'

const MINUTE = 60_000
const answer = vi.fn<typeof fetch>()
const location = { assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() }
const path = (to: string) => to

const draft = (change: Partial<SelectionDraft> = {}): SelectionDraft => ({
  selection: { product_id: 'wat-arun', option_id: 'boat', date: '2026-12-12', quantities: { ADULT: 2 } },
  path: '/products/wat-arun',
  key: '0123456789abcdef',
  savedAt: Date.now(),
  ...change,
})

beforeEach(() => {
  stubSessionStorage()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('window', { location, history: { length: 1 }, document: { referrer: '' } })
  answer.mockResolvedValue(Response.json({ data: { total_items: 1 } }))
})
afterEach(() => {
  useLoginPopup.getState().hide()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('a choice of just now goes into the cart', async () => {
  saveDraft(draft())
  await redirectAfterSignIn({ popup: false, path })
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()).toBeNull()
})

test.each([
  ['old', { savedAt: Date.now() - 31 * MINUTE }],
  ['set aside', { setAside: true }],
])('a choice that is %s waits', async (_, change) => {
  saveDraft(draft(change))
  await redirectAfterSignIn({ popup: false, path })
  expect(answer).not.toHaveBeenCalled()
  expect(location.assign).toHaveBeenCalledWith('/')
  expect(readDraft()).toMatchObject(change)
})

test('the pop-up that was opened for a choice takes it along, however old', async () => {
  saveDraft(draft({ savedAt: 0 }))
  useLoginPopup.getState().showForChoice()
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()).toBeNull()
})

test('a pop-up that was opened for something else leaves an old choice alone', async () => {
  saveDraft(draft({ savedAt: 0 }))
  useLoginPopup.getState().show()
  await redirectAfterSignIn({ popup: true, path })
  expect(answer).not.toHaveBeenCalled()
  expect(location.reload).toHaveBeenCalled()
})

test('what is sold out meanwhile leads to its product', async () => {
  saveDraft(draft())
  answer.mockResolvedValue(Response.json({ code: 'SOLD_OUT', message: 'Sold out' }, { status: 409 }))
  await redirectAfterSignIn({ popup: false, path })
  expect(location.assign).toHaveBeenCalledWith('/products/wat-arun')
  expect(readDraft()?.problem?.code).toBe('SOLD_OUT')
})

test('without a connection the choice waits in the cart', async () => {
  saveDraft(draft())
  answer.mockRejectedValue(new TypeError('network'))
  await redirectAfterSignIn({ popup: false, path })
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()?.problem?.code).toBe('UNAVAILABLE')
})

test('[A6] the pop-up over a page that was refused leads on to it', async () => {
  useLoginPopup.getState().showRefused('/profile/orders')
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign).toHaveBeenCalledWith('/profile/orders')
  expect(location.reload).not.toHaveBeenCalled()
})
