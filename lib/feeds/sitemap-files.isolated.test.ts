import { beforeEach, expect, test, vi } from 'vitest'
import { GET as index } from '@/app/sitemap.xml/route'
import { GET as file } from '@/app/sitemaps/[file]/route'
import { publicPageBatches, publicPageParts } from '@/lib/api/queries/public-pages'
import { ApiError } from '@/lib/contract/error'
import { CHANGED as CHANGED_ON, FIXED_PAGES, type PublicPageKind } from '@/lib/domain/public-pages'

vi.mock('@/lib/api/queries/preferences', () => ({
  readLanguages: async () => [{ code: 'en' }, { code: 'th' }],
}))
vi.mock('@/lib/api/queries/public-pages', () => ({ publicPageParts: vi.fn(), publicPageBatches: vi.fn() }))
vi.mock('next/server', () => ({ connection: async () => undefined }))

const CHANGED = '2026-11-20T08:00:00.000Z'
const BATCH = 1_000
const PRODUCTS = 60_000
let read = 0
let canceled = false

const idAt = (at: number) => `tour-${String(at).padStart(6, '0')}`

/** A catalog of 60,000 products and no other pages, which notes what has been read of it. */
async function* batches(_kind: PublicPageKind, range: { from?: string; until?: string }) {
  try {
    const start = Number(range.from?.slice(5))
    const end = range.until ? Number(range.until.slice(5)) : PRODUCTS
    for (let at = start; at < end; at += BATCH) {
      read += BATCH
      yield Array.from({ length: BATCH }, (_, n) => ({ id: idAt(at + n), updated_at: CHANGED, images: [] }))
    }
  } finally {
    canceled = true
  }
}

beforeEach(() => {
  read = 0
  canceled = false
  vi.mocked(publicPageBatches).mockImplementation(batches)
  vi.mocked(publicPageParts).mockImplementation(async (kind, size) =>
    kind === 'product'
      ? Array.from({ length: PRODUCTS / size }, (_, at) => ({ from: idAt(at * size), updated_at: CHANGED }))
      : [],
  )
})

const open = (name: string) =>
  file(new Request('http://localhost'), { params: Promise.resolve({ file: name }) })
const addresses = (text: string) =>
  [...text.matchAll(/<loc>[^<]*?(\/[^/<]*)<\/loc>/g)].map(([, path]) => path)

test('the files of the index have every product once in each language, and none more than 50,000', async () => {
  const text = await (await index(new Request('http://localhost'))).text()
  const names = addresses(text).filter((path) => path?.startsWith('/product-'))
  expect(names).toHaveLength(12)
  expect(text.match(/<lastmod>/g)).toHaveLength(12)
  const found = new Map<string, number>()
  for (const name of names) {
    const listed = addresses(await (await open(name?.slice(1) ?? '')).text())
    expect(listed.length).toBeLessThanOrEqual(50_000)
    for (const path of listed) found.set(path ?? '', (found.get(path ?? '') ?? 0) + 1)
  }
  expect(found.size).toBe(PRODUCTS)
  expect([...new Set(found.values())]).toEqual([2])
})

test('[R13] a category with a page of its own is listed as that page', async () => {
  vi.mocked(publicPageParts).mockResolvedValue([{ from: 'boat-trips', updated_at: CHANGED }])
  vi.mocked(publicPageBatches).mockImplementation(async function* () {
    yield ['boat-trips', 'travel-services'].map((id) => ({ id, updated_at: CHANGED, images: [] }))
  })
  expect(addresses(await (await open('category-1.en.xml')).text())).toEqual(['/boat-trips', '/services'])
})

test('content pages have the day that they show as their last change, others none', async () => {
  const text = await (await open('page.th.xml')).text()
  const dates = [...text.matchAll(/<loc>[^<]*?\/th([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  expect(Object.fromEntries(dates.flatMap(([, path, date]) => (date ? [[path, date]] : [])))).toEqual(
    CHANGED_ON,
  )
  expect(dates.map(([, path]) => path || '/')).toEqual(FIXED_PAGES.filter((path) => path !== '/services'))
})

test('a file is sent while the catalog is read, and no further than the reader takes it', async () => {
  const body = (await open('product-1.en.xml')).body?.getReader()
  for (let pieces = 0; pieces < 3; pieces++) await body?.read()
  expect(read).toBeLessThanOrEqual(4 * BATCH)
  await body?.cancel()
  expect(canceled).toBe(true)
})

test('a last part that grew ends at the 50,000 addresses that a file may have', async () => {
  vi.mocked(publicPageParts).mockResolvedValue([{ from: idAt(0), updated_at: null }])
  expect(addresses(await (await open('product-1.en.xml')).text())).toHaveLength(50_000)
})

test.each([
  'product-7.en.xml',
  'product-1.fr.xml',
  'product-1.zh-cn.xml',
  'order-1.en.xml',
  'product-0.en.xml',
  'x',
])('there is no file %s', async (name) => {
  expect((await open(name)).status).toBe(404)
})

test('a catalog that is away is 503 with the time to come back, for the index and before the first address', async () => {
  const error = new ApiError('UNAVAILABLE')
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(publicPageBatches).mockImplementation(async function* away() {
    yield await Promise.reject(error)
  })
  const unavailable = [503, expect.stringMatching(/^\d+$/)]
  const stated = ({ status, headers }: Response) => [status, headers.get('retry-after')]
  expect(stated(await open('product-1.en.xml'))).toEqual(unavailable)
  vi.mocked(publicPageParts).mockRejectedValue(error)
  expect(stated(await index(new Request('http://localhost')))).toEqual(unavailable)
  expect(log).toHaveBeenCalledTimes(2)
})
