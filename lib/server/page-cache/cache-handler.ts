// Next bundles this file and also imports it as it is: it may import neither by alias nor without a file ending.
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest as times,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import type { PageFolder } from './page-folder.ts'
import { pathOf } from './page-path.ts'
import { registeredStore, registerServedPages } from './registered-store.ts'
import { createRenderStarts } from './render-starts.ts'
import { createRenewals } from './renewals.ts'
import { laterOf } from './tag-times.ts'

type Imported = typeof fileSystemCache.default
const { default: imported } = fileSystemCache as { default: Imported | { default: Imported } }
// In a bundle the default export is the class; what Node imports of a CommonJS module has it as a property.
const FileSystemCache = 'default' in imported ? imported.default : imported
type Handler = InstanceType<typeof FileSystemCache>

const TAGS_HEADER = 'x-next-cache-tags'

const restored = new WeakMap<PageFolder, Promise<void>>()

/** Takes over when tags became stale before this process started, and saves what did since. Once for a folder. */
function restoreTags(folder: PageFolder): Promise<void> {
  const restore = async () => {
    await folder.saveTags(Object.fromEntries(times))
    const stored = await folder.tags()
    // Tags may have become stale meanwhile.
    for (const [tag, time] of Object.entries(laterOf(stored, Object.fromEntries(times)))) times.set(tag, time)
  }
  const done = restored.get(folder) ?? restore()
  restored.set(folder, done)
  return done
}

const isOlder = (seconds: number | false | undefined, madeAt: number): boolean =>
  typeof seconds === 'number' && Date.now() - madeAt > seconds * 1000

const renewals = createRenewals()
const starts = createRenderStarts()

/** Paths of pages that the build has made. */
const built = new Set<string>()

registerServedPages(async (path) => {
  const store = registeredStore()
  if (!store || built.has(path)) return true
  const page = store.known(path)
  if (!page || isOlder(page.expire, page.madeAt) || areTagsExpired(page.tags, page.madeAt)) return false
  return store.has(page.key)
})

/** Next's cache handler, with pages in the shop's own store. The pages of the build are read by Next's. */
export default class PageCacheHandler extends FileSystemCache {
  override async get(...[key, context]: Parameters<Handler['get']>): ReturnType<Handler['get']> {
    const store = context.kind === 'FETCH' ? undefined : registeredStore()
    const entry = await store?.get(key)
    if (!entry) {
      const made = await super.get(key, context)
      if (made && store) built.add(pathOf(key))
      else if (store) starts.begin(key)
      return made
    }
    const folder = store?.folder()
    if (folder) await restoreTags(folder)
    const headers = entry.value && 'headers' in entry.value ? entry.value.headers : undefined
    const header = headers?.[TAGS_HEADER]
    const tags = typeof header === 'string' ? header.split(',') : []
    const { lastModified = 0, cacheControl } = entry
    const isFresh = !isOlder(cacheControl?.revalidate, lastModified) && !areTagsStale(tags, lastModified)
    const hasExpired = areTagsExpired(tags, lastModified)
    if (isFresh && !hasExpired) return entry
    // A page that has expired is not served: its visitor waits for a new one.
    const isServed = !hasExpired && !isOlder(cacheControl?.expire, lastModified)
    // Next serves a stale page and renders it again: not too many at a time. The others are stale a little longer.
    if (isServed && !renewals.begin(key)) return { ...entry, lastModified: Date.now() }
    starts.begin(key)
    return hasExpired ? null : entry
  }

  override async set(...[key, value, context]: Parameters<Handler['set']>): Promise<void> {
    const store = registeredStore()
    if (!store || context.fetchCache) return super.set(key, value, context)
    renewals.end(key)
    built.delete(pathOf(key))
    // The response does not wait until its page is compressed.
    void store.set(key, { value, lastModified: starts.end(key), cacheControl: context.cacheControl })
  }

  override async revalidateTag(...[tags, durations]: Parameters<Handler['revalidateTag']>): Promise<void> {
    await super.revalidateTag(tags, durations)
    const folder = registeredStore()?.folder()
    await folder?.saveTags(Object.fromEntries([tags].flat().map((tag) => [tag, times.get(tag) ?? {}])))
  }
}
