import { tagsManifest as times } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, expect, test, vi } from 'vitest'
import PageCacheHandler from './cache-handler'
import type { PageEntry } from './page-entry'
import { createPageStore } from './page-store'
import { isPageServed, registerStore } from './registered-store'

const PAGE = '/en/THB/products/sky-deck'
/** As Next names it. */
const KEY = `/route-cache/APP_PAGE/5f1c/$${PAGE}`

afterEach(() => {
  times.clear()
  vi.restoreAllMocks()
})

const pageOf = (change: Partial<PageEntry> = {}): PageEntry => ({
  lastModified: Date.now() - 1_000,
  cacheControl: { revalidate: 3_600, expire: 86_400 },
  value: {
    kind: 'APP_PAGE' as never,
    html: '<title>Sky Deck</title>',
    rscData: undefined,
    headers: { 'x-next-cache-tags': 'products,product:sky-deck' },
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  },
  ...change,
})

test('[E2] a page is served as it is stored until one of its tags expires, or its time is over', async () => {
  const store = createPageStore({
    memoryBytes: 1_000_000,
    onError: (error) => {
      throw error
    },
  })
  expect(await isPageServed(PAGE)).toBe(true)
  registerStore(store)
  expect([await store.get(KEY), await isPageServed(PAGE)]).toEqual([null, false])
  await store.set(KEY, pageOf())
  expect(await isPageServed(PAGE)).toBe(true)
  times.set('product:wat-arun', { expired: Date.now() - 10 })
  expect(await isPageServed(PAGE)).toBe(true)
  times.set('product:sky-deck', { expired: Date.now() - 10 })
  expect(await isPageServed(PAGE)).toBe(false)
  await store.set(KEY, pageOf({ lastModified: Date.now() }))
  expect(await isPageServed(PAGE)).toBe(true)
  await store.set(KEY, pageOf({ lastModified: Date.now(), cacheControl: { revalidate: 1, expire: -1 } }))
  expect(await isPageServed(PAGE)).toBe(false)
})

test('a page that was being rendered when one of its tags expired is rendered again', async () => {
  registerStore(
    createPageStore({
      memoryBytes: 1_000_000,
      onError: (error) => {
        throw error
      },
    }),
  )
  const handler = new PageCacheHandler({ fs: {}, serverDistDir: '', revalidatedTags: [] } as never)
  // The build has no such page.
  vi.spyOn(Object.getPrototypeOf(PageCacheHandler.prototype), 'get').mockResolvedValue(null)
  const get = () => handler.get(KEY, { kind: 'APP_PAGE' } as never)
  const render = () =>
    handler.set(KEY, pageOf().value as never, { cacheControl: { revalidate: 60 } } as never)
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5))

  expect(await get()).toBeNull()
  await pause()
  times.set('products', { expired: Date.now() })
  await pause()
  await render()
  expect([await get(), await isPageServed(PAGE)]).toEqual([null, false])
  await pause()
  await render()
  expect([await get(), await isPageServed(PAGE)]).toEqual([expect.anything(), true])
})
