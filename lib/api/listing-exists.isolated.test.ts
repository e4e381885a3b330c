import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { parseListing } from '@/lib/domain/listing'
import { listingExists } from './listing-exists'

const call = vi.hoisted(() =>
  vi.fn<(operation: { path: string }, input: { page?: number }) => Promise<unknown>>(),
)
vi.mock('.', () => ({ call, isOffered: async () => true }))
vi.mock('./revision', () => ({ revisionOf: async () => 0 }))

/** A shop with the given products in all, of which the first page has some. */
function shop({ items, total }: { items: number; total: number | null }) {
  call.mockImplementation(async ({ path }, input) => {
    if (path === '/api/catalog/categories')
      return { data: [{ id: 'CATEGORY_001', children: [{ id: 'CATEGORY_002' }] }] }
    if (path === '/api/pd4/areas') return { data: [{ slug: 'bangkok' }], meta: { last_page: 1 } }
    const last = Math.max(1, Math.ceil((total ?? 0) / 24))
    return {
      data: {
        items: (input.page ?? 1) > last ? [] : Array(items).fill({}),
        meta: { total, last_page: last },
      },
    }
  })
}

const exists = (search: string) => listingExists(parseListing(new URLSearchParams(search)))

beforeEach(() => void call.mockReset())

test('[R4] a page after the last one does not exist', async () => {
  shop({ items: 24, total: 30 })
  expect(await Promise.all(['page=2', 'page=3'].map(exists))).toEqual([true, false])
  shop({ items: 0, total: 0 })
  expect(await exists('page=2&rating_min=5')).toBe(false)
})

test.each([0, 24])(
  '[R4] a listing with an unknown category or destination does not exist: %i products',
  async (items) => {
    shop({ items, total: items })
    const unknown = [
      'product_categories=CATEGORY_999',
      'product_categories=nope',
      'product_categories=CATEGORY_002,CATEGORY_998',
      'destination=atlantis',
      'destination=bangkok&destination=nope',
      'destination=atlantis&product_categories=CATEGORY_001',
    ]
    expect(await Promise.all(unknown.map(exists))).toEqual(unknown.map(() => false))
    const known = [
      'product_categories=CATEGORY_002,CATEGORY_001',
      'destination=bangkok',
      'destination=bangkok&rating_min=5',
    ]
    expect(await Promise.all(known.map(exists))).toEqual([true, true, true])
  },
)

test('[R4] [E2] categories without a product at a destination are no page; other filters are a state of the visitor', async () => {
  const empty = ['product_categories=CATEGORY_001', 'destination=bangkok'].join('&')
  shop({ items: 0, total: 0 })
  expect(await Promise.all([empty, `${empty}&sort=rating`, `${empty},bangkok`].map(exists))).toEqual([
    false,
    false,
    false,
  ])
  const filtered = ['from=2026-12-24', 'price_max=5', 'q=boat', 'rating_min=5', 'language=th']
  expect(await Promise.all(filtered.map((filter) => exists(`${empty}&${filter}`)))).toEqual(
    filtered.map(() => true),
  )
  shop({ items: 1, total: 1 })
  expect(await exists(empty)).toBe(true)
})

test('[X16] a host without a list of products has every listing', async () => {
  shop({ items: 0, total: null })
  expect(await Promise.all(['page=4', 'destination=paris'].map(exists))).toEqual([true, true])
})

test('the first page of all products is not looked up; another one once a minute', async () => {
  shop({ items: 24, total: 90 })
  for (const search of ['', 'sort=rating', 'page=3&sort=rating', 'sort=rating&page=3'])
    expect(await exists(search)).toBe(true)
  expect(call).toHaveBeenCalledTimes(1)
})

test('[E2] a listing that was never seen fails with the catalog; one that was seen is shown', async () => {
  shop({ items: 24, total: 400 })
  expect(await exists('page=5')).toBe(true)
  call.mockRejectedValue(new ApiError('UNAVAILABLE'))
  vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] })
  expect(await exists('page=5')).toBe(true)
  await expect(exists('page=6')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  vi.useRealTimers()
})
