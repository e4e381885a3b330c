import { tagsManifest as times } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, expect, test } from 'vitest'
import type { PageEntry } from './page-entry'
import { createPageStore } from './page-store'
import { isPageServed, registerStore } from './registered-store'
import './cache-handler'

const PAGE = '/en/THB/products/sky-deck'
/** As Next names it. */
const KEY = `/route-cache/APP_PAGE/5f1c/$${PAGE}`

afterEach(() => times.clear())

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
