import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, type SelectionDraft, saveDraft } from '@/stores/drafts'
import { useLoginPopup } from '@/stores/login-popup'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { redirectAfterSignIn } from './redirect-after-sign-in'

const MINUTE = 60_000
const fetchMock = vi.fn<typeof fetch>()
const location = { pathname: '/cart', assign: vi.fn<(to: string) => void>() }
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
  fetchMock.mockImplementation(async () => Response.json({ data: { item: { id: '7' }, total_items: 1 } }))
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
  ['on its page', false],
  ['in the pop-up', true],
])(
  'leads to the checkout of a selection that was to be booked at once, after sign-in %s',
  async (_, popup) => {
    saveDraft(draft({ goal: 'checkout' }))
    if (popup) useLoginPopup.getState().showForChoice()
    await redirectAfterSignIn({ popup, path })
    expect(location.assign.mock.calls).toEqual([['/checkout?items=7']])
    expect(readDraft()).toBeNull()
  },
)

const problem = { code: 'SOLD_OUT' as const, message: 'Sold out', total: null }

test.each([
  ['old', { savedAt: Date.now() - 31 * MINUTE }],
  ['refused', { problem }],
])('does not add a selection that is %s', async (_, change) => {
  saveDraft(draft(change))
  await redirectAfterSignIn({ popup: false, path })
  expect(fetchMock).not.toHaveBeenCalled()
  expect(location.assign).toHaveBeenCalledWith('/')
  expect(readDraft()).toMatchObject(change)
})

test('[B1] what a signed-out visitor set aside joins the cart, and sign-in leads where it would without it', async () => {
  saveDraft(draft({ setAside: true, goal: 'checkout' }))
  await redirectAfterSignIn({ popup: false, path })
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(location.assign.mock.calls).toEqual([['/']])
  expect(readDraft()).toBeNull()
})

const other = draft({
  selection: { product_id: 'sky-deck', option_id: 'deck', date: '2026-12-13', quantities: { ADULT: 1 } },
  path: '/products/sky-deck',
  key: 'another-key-01234',
})

test('[B1] all selections of a signed-out visitor join the cart; refused ones stay', async () => {
  const refused = { ...other, key: 'refused', selection: { ...other.selection, date: '2026-12-14' }, problem }
  for (const waiting of [draft(), refused, other]) saveDraft(waiting)
  await redirectAfterSignIn({ popup: false, path })
  const keys = fetchMock.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'))
  expect(keys).toEqual([draft().key, other.key])
  expect(location.assign).toHaveBeenCalledWith('/cart')
  expect(readDraft()).toMatchObject({ key: 'refused', problem })
})

test('[B5] “Book now” leads to the checkout of that selection; the others join the cart', async () => {
  saveDraft(other)
  saveDraft(draft({ goal: 'checkout' }))
  fetchMock.mockImplementation(async (_, request) => {
    const id = new Headers(request?.headers).get('idempotency-key') === other.key ? '6' : '7'
    return Response.json({ data: { item: { id }, total_items: 2 } })
  })
  useLoginPopup.getState().showForChoice()
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign.mock.calls).toEqual([['/checkout?items=7']])
})

test('[B1] sign-in from the cart leads to the cart if several selections wait in it', async () => {
  saveDraft(other)
  saveDraft(draft({ goal: 'checkout', setAside: true }))
  useLoginPopup.getState().showForChoice()
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign.mock.calls).toEqual([['/cart']])
  expect(readDraft()).toBeNull()
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
  expect(location.assign).toHaveBeenCalledWith('/')
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

describe('[G5] sign-in', () => {
  const go = vi.fn<(steps: number) => void>()
  const browser = (paths: readonly string[], state: object | null = null) =>
    vi.stubGlobal('window', {
      location,
      document: { referrer: '' },
      addEventListener: vi.fn<() => void>(),
      history: { length: paths.length, go, state },
      navigation: {
        currentEntry: { index: paths.length - 1 },
        entries: () => paths.map((to) => ({ url: `https://shop.example${to}` })),
      },
    })

  test.each([
    ['on its page', false],
    ['in the pop-up', true],
  ])('%s goes back to the previous page', async (_, popup) => {
    browser(['/help', '/cart'])
    await redirectAfterSignIn({ popup, path })
    expect(go.mock.calls).toEqual([[-1]])
    expect(location.assign).not.toHaveBeenCalled()
  })

  test('in the pop-up goes back past the entry of the pop-up', async () => {
    browser(['/help', '/cart', '/cart'], { sheet: true })
    await redirectAfterSignIn({ popup: true, path })
    expect(go.mock.calls).toEqual([[-2]])
  })

  test.each([
    [['/cart'], null],
    [['/cart', '/cart'], { sheet: true }],
    [['/sign-in', '/cart'], null],
  ])('in the pop-up leads home without a previous page: %j', async (paths, state) => {
    browser(paths, state)
    await redirectAfterSignIn({ popup: true, path })
    expect(go).not.toHaveBeenCalled()
    expect(location.assign.mock.calls).toEqual([['/']])
  })
})

test('leads to the page that the pop-up was opened for', async () => {
  useLoginPopup.getState().showFor('/checkout?items=7')
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign).toHaveBeenCalledWith('/checkout?items=7')
})

test('[A6] redirects to the refused page after sign-in in the pop-up', async () => {
  useLoginPopup.getState().showRefused('/profile/orders')
  await redirectAfterSignIn({ popup: true, path })
  expect(location.assign).toHaveBeenCalledWith('/profile/orders')
})
