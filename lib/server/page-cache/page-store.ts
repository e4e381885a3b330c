import { LRUCache } from 'lru-cache'
import { bytesOf, type PageEntry, pack, unpack } from './page-entry'
import type { PageFolder } from './page-folder'

/** Share of the memory for pages that are served without being decompressed. */
const UNPACKED = 0.25

/** More pages than fit into the memory of a server. */
const MAX_NAMES = 50_000

/** The path of a page, at the end of the key that Next stores it under: `/route-cache/{kind}/{source}/${path}`. */
const pathOf = (key: string) => key.slice(key.indexOf('/$') + 2)

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
  /** The keys of pages by their paths. */
  const keys = new LRUCache<string, string>({ max: MAX_NAMES })
  /** The newest entries that are not compressed yet. */
  const packing = new Map<string, PageEntry>()
  let folder: PageFolder | null = null
  let isOpen = false
  const openFolder = () => (isOpen ? folder : null)

  async function bytesFor(key: string): Promise<Buffer | null> {
    const held = packed.get(key)
    if (held) return held
    const stored = (await openFolder()?.read(key)) ?? null
    if (stored && !packing.has(key)) packed.set(key, stored)
    return stored
  }

  async function get(key: string): Promise<PageEntry | null> {
    keys.set(pathOf(key), key)
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
    if (entry) unpacked.set(key, entry)
    return entry
  }

  return {
    get,
    /** Returns the page of a path that this process has looked for before. */
    async find(path: string): Promise<PageEntry | null> {
      const key = keys.get(path)
      return key === undefined ? null : get(key)
    },
    /** The returned promise resolves when the entry is compressed and stored. */
    async set(key: string, entry: PageEntry): Promise<void> {
      unpacked.set(key, entry)
      packing.set(key, entry)
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
