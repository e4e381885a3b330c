import { beforeEach, expect, test, vi } from 'vitest'
import { parseListing } from '@/lib/domain/listing'
import { isSearch } from './offered-values'

const revision = vi.hoisted(() => ({ now: 0 }))
const call = vi.hoisted(() => vi.fn<(operation: { path: string }) => Promise<unknown>>())
vi.mock('.', () => ({ call, isOffered: async () => true }))
vi.mock('./revision', () => ({ revisionOf: async () => revision.now }))

beforeEach(() => {
  revision.now += 1
  call.mockReset()
  call.mockImplementation(async ({ path }) => {
    if (path === '/api/catalog/categories')
      return { data: [{ id: 'CATEGORY_001', children: [{ id: 'CATEGORY_002' }] }] }
    if (path === '/api/catalog/facets') return { data: { languages: [{ code: 'en' }, { code: 'th' }] } }
    return { data: [{ slug: 'bangkok' }, { slug: 'krabi' }], meta: { last_page: 1 } }
  })
})

const searched = (search: string) => isSearch(parseListing(new URLSearchParams(search)))

test.each(['', 'page=3&sort=rating', 'rating_min=4.5&duration=days&free_cancellation=1'])(
  '[R4] what needs no list is no search, and reads none: %s',
  async (search) => {
    expect(await searched(search)).toBe(false)
    expect(call).not.toHaveBeenCalled()
  },
)

test('[R4] values that the shop offers have a stored page; the lists are read once', async () => {
  for (const search of ['product_categories=CATEGORY_002', 'destination=krabi,bangkok', 'language=th'])
    for (const _ of [1, 2]) expect(await searched(search)).toBe(false)
  const paths = call.mock.calls.map(([{ path }]) => path)
  expect(paths.filter((path) => path === '/api/catalog/categories')).toHaveLength(1)
  expect(paths.filter((path) => path === '/api/catalog/facets')).toHaveLength(1)
})

test.each(['product_categories=CATEGORY_002,XK3', 'destination=bangkok,k3', 'language=th,xx', 'q=boat'])(
  '[R4] invented values and free input are a search: %s',
  async (search) => expect(await searched(search)).toBe(true),
)

test('[E2] without the lists any value may be offered', async () => {
  call.mockRejectedValue(new Error('away'))
  expect(await searched('destination=k3&language=xx&product_categories=XK3')).toBe(false)
})
