import { selfOrigin } from '@/lib/env'
import { log } from '@/lib/server/http/log'
import { changesSince, newestChange } from './repo'
import { nextCatalogRevision } from './revision'
import { ownToken } from './token'

/** What changes is on the page within a second: this, and the time of one call. */
const EVERY_MS = 250

/** Tags that one call may name. */
const BATCH = 500

/** Only a request may invalidate what Next has cached: the server asks itself. */
async function forget(tags: string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += BATCH) {
    const response = await fetch(`${selfOrigin()}/api/catalog-changes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ownToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(at, at + BATCH) }),
      cache: 'no-store',
    })
    if (!response.ok) throw new Error(`the shop answers itself with ${response.status}`)
  }
}

/**
 * Looks several times a second for writes of other processes to the catalogue, and forgets the cached pages that they
 * made old. Every server of the shop does so for itself, since each has its own cache. Returns what stops it.
 */
export function watchCatalog(): () => void {
  let seen: number | undefined
  let looking = false
  let failing = false
  const look = async () => {
    // What was written before the start is on no cached page
    if (seen === undefined) seen = await newestChange()
    const rows = await changesSince(seen)
    const last = rows.at(-1)
    if (!last) return
    const tags = [...new Set(rows.flatMap(({ tags }) => tags))]
    nextCatalogRevision(tags)
    await forget(tags)
    seen = last.id
  }
  const tick = () => {
    if (looking) return
    looking = true
    look()
      .then(() => {
        failing = false
      })
      .catch((error: unknown) => {
        if (!failing) log.error({ err: error }, 'changes of the catalogue could not be noticed')
        failing = true
      })
      .finally(() => {
        looking = false
      })
  }
  tick()
  const timer = setInterval(tick, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
