import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { cartCount, showCartCount } from '@/components/layout/cart-count'
import { cartListQuery } from './cart-query'

afterEach(() => vi.unstubAllGlobals())

test('[B3] updates the badge from a refetched cart, not from a cancelled response', async () => {
  showCartCount(6)
  const data = { items: [], meta: { total: 5, current_page: 1, last_page: 1 } }
  const fetchMock = vi.fn(async () => Response.json({ result: true, data }))
  vi.stubGlobal('fetch', fetchMock)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.fetchInfiniteQuery(cartListQuery)
  expect(cartCount.getState().count).toBe(5)

  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const response = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => response.reject(signal.reason))
    return response.promise
  })
  showCartCount(4)
  const dropped = client.fetchInfiniteQuery({ ...cartListQuery, staleTime: 0 }).catch(() => undefined)
  await client.cancelQueries({ queryKey: cartListQuery.queryKey })
  await dropped
  expect(cartCount.getState().count).toBe(4)
})
