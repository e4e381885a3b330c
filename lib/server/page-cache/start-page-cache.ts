import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { env, siteOrigin } from '@/lib/env'
import type { ReadUpTo } from '@/lib/server/catalog-changes/watch'
import { log } from '@/lib/server/http/log'
import { createPageFolder } from './page-folder'
import { createPageStore } from './page-store'
import { createReadUpTo } from './read-up-to'
import { registeredStore, registerStore } from './registered-store'

const BYTES_PER_MB = 1_000_000
const MINUTE_MS = 60_000
/** A folder that no server has used for so long is of an earlier build or of other settings. */
const UNUSED_MS = 60 * MINUTE_MS
const ROOT = resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'pages')

let reported = Number.NEGATIVE_INFINITY

/** Each page would report a full disk. */
function report(error: unknown): void {
  if (Date.now() - reported < MINUTE_MS) return
  reported = Date.now()
  log.warn({ err: error }, 'pages cannot be stored')
}

/**
 * A name for the build with its settings, without those that differ between servers of one shop. Pages contain the
 * origin of the site.
 */
function folderName(): string {
  const { PORT: _p, HOST: _h, SELF_ORIGIN: _s, DATABASE_URL: _d, ...settings } = env
  const content = JSON.stringify([process.env.BUILD_ID, siteOrigin(), settings])
  return createHash('sha256').update(content).digest('hex').slice(0, 20)
}

async function removeUnused(name: string): Promise<void> {
  for (const other of await readdir(ROOT).catch(() => [])) {
    const { mtimeMs } = await stat(join(ROOT, other, 'state.json')).catch(() => ({ mtimeMs: 0 }))
    if (other !== name && Date.now() - mtimeMs > UNUSED_MS)
      await rm(join(ROOT, other), { recursive: true, force: true })
  }
}

/** Keeps rendered pages in memory, bounded. Call it before the first request. */
export function startPageCache(): void {
  registerStore(createPageStore({ memoryBytes: env.PAGES_MEMORY_MB * BYTES_PER_MB, onError: report }))
}

/**
 * Lets the cache use the pages on disk as soon as the catalog changes of the time in which this server did not run are
 * applied.
 */
export function storedPages(): ReadUpTo {
  const name = folderName()
  const folder = createPageFolder(join(ROOT, name), env.PAGES_MAX_MB * BYTES_PER_MB, report)
  registeredStore()?.attach(folder)
  return createReadUpTo(folder, () => {
    registeredStore()?.open()
    removeUnused(name).catch(report)
  })
}
