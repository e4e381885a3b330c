import { LRUCache } from 'lru-cache'
import { bytesOf, type PageEntry, pack, unpack } from './page-entry'
import type { PageFolder } from './page-folder'
import { pathOf } from './page-path'

/** Paths whose newest page is remembered, also when the page itself is only on disk. */
const MAX_KNOWN = 50_000
const TAGS_HEADER = 'x-next-cache-tags'

/** What decides whether the stored page of a path can be served. */
export interface KnownPage {
  key: string
  tags: string[]
  /** When it was rendered. */
  madeAt: number
  /** Seconds after which it is not served, not even as a stale one. */
  expire: number | undefined
}

/** Share of the memory for pages that are served without being decompressed. */
const UNPACKED = 0.25

interface StoreOptions {
  memoryBytes: number
  /** Called if the folder cannot be written. */
  onError: (error: unknown) => void
}

/**
 * Keeps rendered pages: the most recently used as they are, more of them compressed, and all of them in a folder once it
 * is open.
 */
export function createPageStore({ memoryBytes, onError }: StoreOptions) {
  const unpacked = new LRUCache<string, PageEntry>({
    maxSize: memoryBytes * UNPACKED,
    sizeCalculation: bytesOf,
  })
  const packed = new LRUCache<string, Buffer>({
    maxSize: memoryBytes * (1 - UNPACKED),
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  /** The newest entries that are not compressed yet. */
  const packing = new Map<string, PageEntry>()
  const known = new LRUCache<string, KnownPage>({ max: MAX_KNOWN })
  let folder: PageFolder | null = null
  let isOpen = false
  const openFolder = () => (isOpen ? folder : null)

  function remember(key: string, { value, lastModified = 0, cacheControl }: PageEntry): void {
    if (value?.kind !== 'APP_PAGE') return
    const header = value.headers?.[TAGS_HEADER]
    const tags = typeof header === 'string' ? header.split(',') : []
    known.set(pathOf(key), { key, tags, madeAt: lastModified, expire: cacheControl?.expire })
  }

  async function bytesFor(key: string): Promise<Buffer | null> {
    const held = packed.get(key)
    if (held) return held
    const stored = (await openFolder()?.read(key)) ?? null
    if (stored && !packing.has(key)) packed.set(key, stored)
    return stored
  }

  return {
    async get(key: string): Promise<PageEntry | null> {
      const held = unpacked.get(key) ?? packing.get(key)
      if (held) return held
      const bytes = await bytesFor(key)
      if (!bytes) return null
      // A damaged file is a page that is not stored.
      const entry = await unpack(bytes).catch(() => null)
      if (!entry) packed.delete(key)
      // A newer one may have been set meanwhile.
      const newer = unpacked.get(key) ?? packing.get(key)
      if (newer) return newer
      if (entry) {
        unpacked.set(key, entry)
        remember(key, entry)
      }
      return entry
    },
    /** The newest page of a path, if it was stored or read before. */
    known: (path: string): KnownPage | undefined => known.get(path),
    /** Whether a page is still stored. */
    has: async (key: string): Promise<boolean> =>
      unpacked.has(key) || packing.has(key) || packed.has(key) || ((await openFolder()?.has(key)) ?? false),
    /** The returned promise resolves when the entry is compressed and stored. */
    async set(key: string, entry: PageEntry): Promise<void> {
      unpacked.set(key, entry)
      packing.set(key, entry)
      remember(key, entry)
      try {
        const bytes = await pack(entry)
        if (packing.get(key) !== entry) return
        packed.set(key, bytes)
        await openFolder()?.write(key, bytes)
      } catch (error) {
        onError(error)
      } finally {
        if (packing.get(key) === entry) packing.delete(key)
      }
    },
    /** Has the times of cache tags saved in a folder, whose pages are not used yet. */
    attach(pages: PageFolder): void {
      folder = pages
    },
    /** Uses the pages of the folder from now on: they are fresh, or have tags with times. */
    open(): void {
      isOpen = true
    },
    folder: () => folder,
  }
}

export type PageStore = ReturnType<typeof createPageStore>
