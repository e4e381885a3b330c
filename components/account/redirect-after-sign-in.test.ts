import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, type SelectionDraft, saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { redirectAfterSignIn } from './redirect-after-sign-in'

const MINUTE = 60_000
const fetchMock = vi.fn<typeof fetch>()
const location = { pathname: '/cart', assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() }
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
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('window', { location, history: { length: 1 }, document: { referrer: '' } })
  fetchMock.mockResolvedValue(Response.json({ data: { total_items: 1 } }))
})
afterEach(() => {
  useLoginPopup.getState().hide()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

test('adds a fresh selection to the cart', async () => {
  saveDraft(draft())
  await redirectAfterSignIn({ popup: false, path })
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()).toBeNull()
})

test.each([
  ['old', { savedAt: Date.now() - 31 * MINUTE }],
  ['set aside', { setAside: true }],
])('does not add a selection that is %s', async (_, change) => {
  saveDraft(draft(change))
  await redirectAfterSignIn({ popup: false, path })
  expect(fetchMock).not.toHaveBeenCalled()
  expect(location.assign).toHaveBeenCalledWith('/')
  expect(readDraft()).toMatchObject(change)
})

test('adds a selection of any age if the pop-up was opened for it', async () => {
  saveDraft(draft({ savedAt: 0 }))
  useLoginPopup.getState().showForChoice()
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()).toBeNull()
})

test('leaves an old selection alone if the pop-up was opened for something else', async () => {
  saveDraft(draft({ savedAt: 0 }))
  useLoginPopup.getState().show()
  await redirectAfterSignIn({ popup: true, path })
  expect(fetchMock).not.toHaveBeenCalled()
  expect(location.reload).toHaveBeenCalled()
})

test('redirects to the product if the selection has sold out', async () => {
  saveDraft(draft())
  fetchMock.mockResolvedValue(Response.json({ code: 'SOLD_OUT', message: 'Sold out' }, { status: 409 }))
  await redirectAfterSignIn({ popup: false, path })
  expect(location.assign).toHaveBeenCalledWith('/products/wat-arun')
  expect(readDraft()?.problem?.code).toBe('SOLD_OUT')
})

test('leaves the selection waiting in the cart without a connection', async () => {
  saveDraft(draft())
  fetchMock.mockRejectedValue(new TypeError('network'))
  await redirectAfterSignIn({ popup: false, path })
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()?.problem?.code).toBe('UNAVAILABLE')
})

// G5 sends a visitor back after sign-in. From a page with the form that is the previous page; from the pop-up it is
// the page below: going further back would take that page away from its reader.
describe('[G5] sign-in in the pop-up', () => {
  const back = vi.fn<() => void>()
  const browser = (change: object) =>
    vi.stubGlobal('window', {
      location,
      document: { referrer: '' },
      addEventListener: vi.fn<() => void>(),
      history: { length: 3, back },
      ...change,
    })
  const navigation = (...paths: string[]) => ({
    currentEntry: { index: paths.length - 1 },
    entries: () => paths.map((to) => ({ url: `https://shop.example${to}` })),
  })

  test('renders the page below for the user', async () => {
    browser({ navigation: navigation('/help', '/cart') })
    await redirectAfterSignIn({ popup: true, path })
    expect(location.reload).toHaveBeenCalledTimes(1)
    expect(back).not.toHaveBeenCalled()
  })

  test('goes back to the page below if the pop-up is an entry of the history', async () => {
    browser({ history: { length: 3, back, state: { sheet: true } } })
    await redirectAfterSignIn({ popup: true, path })
    expect(back).toHaveBeenCalledTimes(1)
    expect(location.reload).not.toHaveBeenCalled()
  })

  test.each([
    [['/help', '/sign-up'], 'back'],
    [['/sign-up'], 'home'],
  ] as const)('over the form in the history %o leads %s', async (entries, to) => {
    browser({ location: { ...location, pathname: '/sign-up' }, navigation: navigation(...entries) })
    await redirectAfterSignIn({ popup: true, path })
    expect(back).toHaveBeenCalledTimes(to === 'back' ? 1 : 0)
    expect(location.assign.mock.calls).toEqual(to === 'back' ? [] : [['/']])
    expect(location.reload).not.toHaveBeenCalled()
  })
})

test('[A6] redirects to the refused page after sign-in in the pop-up', async () => {
  useLoginPopup.getState().showRefused('/profile/orders')
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign).toHaveBeenCalledWith('/profile/orders')
  expect(location.reload).not.toHaveBeenCalled()
})
