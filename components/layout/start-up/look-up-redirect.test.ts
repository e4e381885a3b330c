import { afterEach, expect, test, vi } from 'vitest'
import { redirectOf } from './look-up-redirect'

afterEach(() => vi.unstubAllGlobals())

test('[G4] every navigation looks its path up', async () => {
  const fetchMock = vi.fn<(url: string) => Promise<Response>>(async () =>
    Response.json({ result: true, data: { redirect: '/th/products#list' } }),
  )
  vi.stubGlobal('fetch', fetchMock)
  expect(await redirectOf('/th/สินค้า')).toBe('/th/products#list')
  const query = new URLSearchParams({ path: '/th/สินค้า' })
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([`/api/redirects?${query}`])
})

test.each([
  ['nothing has moved', async () => Response.json({ result: true, data: null })],
  ['the lookup fails', async () => new Response('', { status: 500 })],
  ['the network fails', () => Promise.reject(new TypeError('network'))],
])('[G4] the navigation goes on if %s', async (_, respond) => {
  vi.stubGlobal('fetch', respond)
  expect(await redirectOf('/help')).toBeNull()
})
