import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { cartCountKey } from './cart-count'
import { cartListQuery } from './cart-list'

afterEach(() => vi.unstubAllGlobals())

test('[B3] updates the count from a refetched cart, not from a cancelled response', async () => {
  const data = { items: [], meta: { total: 5, current_page: 1, last_page: 1 } }
  const fetchMock = vi.fn(async () => Response.json({ result: true, data }))
  vi.stubGlobal('fetch', fetchMock)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(cartCountKey, 6)
  await client.fetchInfiniteQuery(cartListQuery)
  expect(client.getQueryData(cartCountKey)).toBe(5)

  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const response = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => response.reject(signal.reason))
    return response.promise
  })
  client.setQueryData(cartCountKey, 4)
  const dropped = client.fetchInfiniteQuery({ ...cartListQuery, staleTime: 0 }).catch(() => undefined)
  await client.cancelQueries({ queryKey: cartListQuery.queryKey })
  await dropped
  expect(client.getQueryData(cartCountKey)).toBe(4)
})

test('[S1] [B1] the cart is fetched in pages of five, from the first one', async () => {
  const fetchMock = vi.fn<(url: string) => Promise<Response>>(async (url) => {
    const page = Number(new URL(url, 'http://shop.example').searchParams.get('page'))
    return Response.json({ data: { items: [], meta: { total: 7, current_page: page, last_page: 2 } } })
  })
  vi.stubGlobal('fetch', fetchMock)
  await new QueryClient().fetchInfiniteQuery({ ...cartListQuery, pages: 2 })
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/api/pd4/carts?page=1&limit=5',
    '/api/pd4/carts?page=2&limit=5',
  ])
})
