import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartCountKey, emptyCart, readCartCount } from './cart-count'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

test('[S1] emptying the cart of a guest neither sends a request nor loads the query client', async () => {
  const fetchMock = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetchMock)
  const loaded = vi.fn<() => void>()
  vi.doMock('./query-client', () => {
    loaded()
    return {}
  })
  emptyCart()
  await vi.dynamicImportSettled()
  expect(readCartCount()).toBe(0)
  expect(fetchMock).not.toHaveBeenCalled()
  expect(loaded).not.toHaveBeenCalled()
  vi.doUnmock('./query-client')
})

test('[S1] shows what the query cache holds: the fetched count, then that of every change', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { items: [], meta: { total: 2 } } }))
  const { fetchCart, showCartCount, tabClient } = await import('./query-client')
  await fetchCart()
  expect(readCartCount()).toBe(2)
  showCartCount(3)
  expect(readCartCount()).toBe(3)
  tabClient().setQueryData(cartCountKey, 4)
  expect(readCartCount()).toBe(4)
})

test('keeps the count when unused queries of the cart are removed, and drops both on sign-out', async () => {
  const { tabClient } = await import('./query-client')
  const client = tabClient()
  client.setQueryData(cartCountKey, 4)
  client.setQueryData(['cart', 'list'], [])
  client.removeQueries({ queryKey: ['cart'], type: 'inactive' })
  expect(readCartCount()).toBe(4)
  client.setQueryData(['cart', 'list'], [])
  emptyCart()
  expect(readCartCount()).toBe(0)
  expect(client.getQueryData(['cart', 'list'])).toBeUndefined()
})

test('keeps the count while the tab is open', async () => {
  vi.useFakeTimers()
  const { tabClient } = await import('./query-client')
  tabClient().setQueryData(cartCountKey, 4)
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(readCartCount()).toBe(4)
  vi.useRealTimers()
})
