import { afterEach, expect, test, vi } from 'vitest'
import { parseListing } from '@/lib/domain/listing'
import { catalogFor, checkCachedPage, checkSearch, hasPage } from './page-data'

const call = vi.hoisted(() =>
  vi.fn<
    (operation: { path: string }, input: object, visitor?: { forwardedFor?: string }) => Promise<unknown>
  >(),
)
vi.mock('.', () => ({ call, isOffered: async () => true }))
vi.mock('@/lib/env', () => ({ env: { API_ORIGIN: 'https://api.example' } }))

afterEach(() => void call.mockReset())

const SEARCH = {
  query: parseListing(new URLSearchParams('q=boat')),
  locale: 'en',
  currency: 'THB',
  forwardedFor: '203.0.113.7',
} as const

test('[E2] a page that is not cached yet needs the catalog; afterwards nothing is read for it', async () => {
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValue({})
  await expect(checkCachedPage('/en/THB')).rejects.toThrow('away')
  await checkCachedPage('/en/THB')
  expect(call).toHaveBeenCalledTimes(2)
  call.mockRejectedValue(new Error('away'))
  await checkCachedPage('/en/THB')
  await expect(checkCachedPage('/en/USD')).rejects.toThrow('away')
})

test('simultaneous pages share one read', async () => {
  call.mockResolvedValue({})
  await Promise.all(['/a', '/b', '/c'].map((page) => checkCachedPage(page)))
  expect(call).toHaveBeenCalledOnce()
})

test('[E2] the catalog is read while the address of a new page is looked up, once for both', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  call.mockReturnValue(promise)
  const catalog = catalogFor('/destination/krabi')
  expect(call).toHaveBeenCalledOnce()
  resolve({})
  await catalog
  const visit = { ...SEARCH, path: '/destination/krabi', isSearch: false, isDocument: true }
  expect(await hasPage({ ...visit, page: '/en/THB/destination/krabi', catalog })).toBe(true)
  expect(call).toHaveBeenCalledOnce()
  expect(catalogFor('/destination/krabi')).toBeNull()
  expect(await hasPage({ ...visit, page: '/th/THB/destination/krabi', catalog: null })).toBe(true)
  expect(call).toHaveBeenCalledTimes(2)
})

test('[E2] a failed read of the catalog is that of the page', async () => {
  call.mockRejectedValue(new Error('away'))
  const catalog = catalogFor('/destination/pai')
  const visit = {
    ...SEARCH,
    path: '/destination/pai',
    page: '/en/THB/destination/pai',
    isSearch: false,
    isDocument: true,
  }
  await expect(hasPage({ ...visit, catalog })).rejects.toThrow('away')
})

test('[E2] all data of a searched document is read; for the router, the catalog must be readable', async () => {
  call.mockResolvedValue({ data: { items: [{}], meta: { total: 1 } } })
  expect(await checkSearch({ ...SEARCH, isDocument: true })).toBe(true)
  expect(call.mock.calls.map(([{ path }]) => path).sort()).toEqual([
    '/api/catalog/facets',
    '/api/catalog/products',
  ])
  expect(call.mock.calls.every(([, input]) => 'q' in input)).toBe(true)
  call.mockClear()
  for (const _ of [1, 2]) await checkSearch({ ...SEARCH, isDocument: false })
  expect(call.mock.calls.map(([, input]) => input)).toEqual(Array(2).fill({ page: 1, limit: 1 }))
})

test('[R4] a searched page after the last one is none', async () => {
  call.mockResolvedValue({ data: { items: [], meta: { total: 3 } } })
  const query = parseListing(new URLSearchParams('q=boat&page=9'))
  expect(await checkSearch({ ...SEARCH, query, isDocument: true })).toBe(false)
  expect(await checkSearch({ ...SEARCH, isDocument: true })).toBe(true)
})

test('[E2] a search while the database is away fails with its error', async () => {
  call.mockRejectedValue(new Error('away'))
  await expect(checkSearch({ ...SEARCH, isDocument: true })).rejects.toThrow('away')
})

const listing = (search: string) => ({
  ...SEARCH,
  path: '/products',
  page: search,
  catalog: null,
  isSearch: false,
  query: parseListing(new URLSearchParams(search)),
})

test('[R4] the first time, a listing is read in the turn of the network; one that does not exist each time', async () => {
  call.mockResolvedValue({ data: { items: [{}], meta: { total: 3 } } })
  for (const _ of [1, 2]) expect(await hasPage({ ...listing('sort=rating'), isDocument: true })).toBe(true)
  expect(call.mock.calls.map(([, , visitor]) => visitor?.forwardedFor)).toEqual(['203.0.113.7'])
  call.mockClear()
  call.mockResolvedValue({ data: { items: [], meta: { total: 3 } } })
  for (const _ of [1, 2]) expect(await hasPage({ ...listing('page=8'), isDocument: true })).toBe(false)
  expect(call.mock.calls.map(([, , visitor]) => visitor?.forwardedFor)).toEqual([
    '203.0.113.7',
    '203.0.113.7',
  ])
})

test('[R4] a cached listing is looked up if it is opened; a search reads its data; another page is what its check says', async () => {
  call.mockResolvedValue({ data: { items: [], meta: { total: 3 } } })
  expect(await hasPage({ ...listing('page=9'), isDocument: true })).toBe(false)
  expect(await hasPage({ ...listing('page=9'), isDocument: false })).toBe(true)
  expect(await hasPage({ ...listing('q=boat&page=9'), isSearch: true, isDocument: true })).toBe(false)
  expect(await hasPage({ ...listing('page=9'), path: '/esim', isDocument: true })).toBe(true)
})

test('[E2] a listing that the router has opened needs no catalog afterwards; another one does', async () => {
  call.mockResolvedValue({})
  await hasPage({ ...listing('destination=bangkok'), isDocument: false })
  call.mockRejectedValue(new Error('away'))
  expect(await hasPage({ ...listing('destination=bangkok'), isDocument: true })).toBe(true)
  await expect(hasPage({ ...listing('destination=kyoto'), isDocument: true })).rejects.toThrow('away')
})
