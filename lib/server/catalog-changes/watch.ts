import { selfOrigin } from '@/lib/env'
import { log } from '@/lib/server/http/log'
import { changesSince, newestChange } from './repo'
import { nextCatalogRevision } from './revision'
import { ownToken } from './token'

/** Changes appear on the page within a second: this interval plus one call. */
const EVERY_MS = 250

/** Maximum tags per call. */
const BATCH = 500

/** Next can invalidate its cache only within a request, so the server calls itself. */
async function forget(tags: string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += BATCH) {
    const response = await fetch(`${selfOrigin()}/api/catalog-changes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ownToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(at, at + BATCH) }),
      cache: 'no-store',
    })
    if (!response.ok) throw new Error(`cache invalidation call returned ${response.status}`)
  }
}

/** What outlives a restart of the pages that changes make stale. */
export interface ReadUpTo {
  /** Returns the number of the last change that stored pages take into account; null if no page is stored. */
  restore(): Promise<number | null>
  /** Every change up to this number is taken into account. Called after each poll. */
  reached(change: number): Promise<void>
}

/**
 * Polls for catalog writes of other processes and invalidates the cached pages they made stale. Every server
 * polls for itself, because each has its own cache. Returns a function that stops polling, and when it has started: earlier
 * writes are not noticed, unless stored pages were made before them.
 */
export function watchCatalog(stored?: ReadUpTo): { stop: () => void; started: Promise<void> } {
  let seen: number | undefined
  let looking = false
  let failing = false
  const look = async () => {
    // Changes from before the start affect no page but stored ones.
    seen ??= (await stored?.restore()) ?? (await newestChange())
    const rows = await changesSince(seen)
    const last = rows.at(-1)
    if (last) {
      const tags = [...new Set(rows.flatMap(({ tags }) => tags))]
      nextCatalogRevision(tags)
      await forget(tags)
      seen = last.id
    }
    await stored?.reached(seen)
  }
  const tick = async () => {
    if (looking) return
    looking = true
    await look()
      .then(() => {
        failing = false
      })
      .catch((error: unknown) => {
        if (!failing) log.error({ err: error }, 'catalog changes could not be read')
        failing = true
      })
      .finally(() => {
        looking = false
      })
  }
  const started = tick()
  const timer = setInterval(tick, EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer), started }
}
