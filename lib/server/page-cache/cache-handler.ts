// Next bundles this file and also imports it as it is: it may import neither by alias nor without a file ending.
import * as fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest as times } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { hasExpiredTags } from './expired-tags.ts'
import type { PageFolder } from './page-folder.ts'
import { registeredStore } from './registered-store.ts'
import { laterOf } from './tag-times.ts'

type Imported = typeof fileSystemCache.default
const { default: imported } = fileSystemCache as { default: Imported | { default: Imported } }
// In a bundle the default export is the class; what Node imports of a CommonJS module has it as a property.
const FileSystemCache = 'default' in imported ? imported.default : imported
type Handler = InstanceType<typeof FileSystemCache>

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

/** Next's cache handler, with pages in the shop's own store. The pages of the build are read by Next's. */
export default class PageCacheHandler extends FileSystemCache {
  override async get(...[key, context]: Parameters<Handler['get']>): ReturnType<Handler['get']> {
    const store = context.kind === 'FETCH' ? undefined : registeredStore()
    const entry = await store?.get(key)
    if (!entry) return super.get(key, context)
    const folder = store?.folder()
    if (folder) await restoreTags(folder)
    return hasExpiredTags(entry) ? null : entry
  }

  override async set(...[key, value, context]: Parameters<Handler['set']>): Promise<void> {
    const store = registeredStore()
    if (!store || context.fetchCache) return super.set(key, value, context)
    // The response does not wait until its page is compressed.
    void store.set(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl })
  }

  override async revalidateTag(...[tags, durations]: Parameters<Handler['revalidateTag']>): Promise<void> {
    await super.revalidateTag(tags, durations)
    const folder = registeredStore()?.folder()
    await folder?.saveTags(Object.fromEntries([tags].flat().map((tag) => [tag, times.get(tag) ?? {}])))
  }
}
