import { type Dirent, existsSync } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

const HOUR_MS = 3_600_000
/** Maximum number of files whose last use is remembered instead of written again. */
const MAX_REMEMBERED = 20_000
/** Share of the limit that is free after a sweep. */
const FREED = 0.1
/** Share of the limit that may be written until the next sweep. */
const SWEEP_EVERY = 0.05

interface StoredFile {
  file: string
  bytes: number
  /** Time of the last use, to the hour, in milliseconds. */
  used: number
}

async function readDetails(file: string): Promise<StoredFile | null> {
  return stat(file).then(
    ({ size, mtimeMs }) => ({ file, bytes: size, used: mtimeMs }),
    () => null,
  )
}

/** The files below a folder, one after the other: a sweep leaves the threads to the requests. */
async function filesBelow(folder: string): Promise<StoredFile[]> {
  if (!existsSync(folder)) return []
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: StoredFile[] = []
  for (const entry of entries) {
    const found = entry.isFile() ? await readDetails(join(entry.parentPath, entry.name)) : null
    if (found) files.push(found)
  }
  return files
}

/** Removes the least recently used files until the others have at most `maxBytes`. Returns the number of removed ones. */
export async function removeLeastUsed(folder: string, maxBytes: number): Promise<number> {
  const files = await filesBelow(folder)
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let removed = 0
  for (const { file, bytes } of files.sort((a, b) => a.used - b.used)) {
    if (total <= maxBytes) break
    await rm(file, { force: true })
    total -= bytes
    removed += 1
  }
  return removed
}

/**
 * Limits the bytes of a folder whose files can be made again. The time of a file's last use is its modification time, so
 * that it outlives the process and servers can share the folder.
 */
export function createDiskBound(folder: string, maxBytes: number) {
  const remembered = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: HOUR_MS })
  // The size of the folder is unknown at the start.
  let written = Number.POSITIVE_INFINITY
  let sweeping: Promise<unknown> | null = null

  return {
    /** Notes that a file was used. */
    async used(file: string): Promise<void> {
      if (remembered.has(file)) return
      remembered.set(file, true)
      const now = new Date()
      // The file may have been removed, or the disk may be read-only.
      await utimes(file, now, now).catch(() => undefined)
    },
    /** Notes that a file was stored; sweeps the folder if enough was. @throws Error if a file cannot be removed */
    async added(bytes: number): Promise<void> {
      written += bytes
      if (sweeping || written < maxBytes * SWEEP_EVERY) return
      written = 0
      sweeping = removeLeastUsed(folder, maxBytes * (1 - FREED)).finally(() => {
        sweeping = null
      })
      await sweeping
    },
  }
}
