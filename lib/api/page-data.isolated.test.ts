import { afterEach, expect, test, vi } from 'vitest'
import { parseListing } from '@/lib/domain/listing'
import { checkCachedPage, checkSearch } from './page-data'

const call = vi.hoisted(() => vi.fn<(operation: { path: string }, input: object) => Promise<unknown>>())
vi.mock('.', () => ({ call }))
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

test('[E2] all data of a searched document is read; for the router, the catalog must be readable', async () => {
  call.mockResolvedValue({})
  await checkSearch({ ...SEARCH, isDocument: true })
  expect(call.mock.calls.map(([{ path }]) => path).sort()).toEqual([
    '/api/catalog/facets',
    '/api/catalog/products',
  ])
  expect(call.mock.calls.every(([, input]) => 'q' in input)).toBe(true)
  call.mockClear()
  for (const _ of [1, 2]) await checkSearch({ ...SEARCH, isDocument: false })
  expect(call.mock.calls.map(([, input]) => input)).toEqual(Array(2).fill({ page: 1, limit: 1 }))
})
