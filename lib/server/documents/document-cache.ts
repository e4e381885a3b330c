import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { createFairQueue } from '@/lib/server/fair-queue'

/** Maximum bytes of documents in memory. */
const MAX_BYTES = 24 * 1024 * 1024
/** Maximum length of the queue; further requests are rejected instead of waiting. */
const MAX_WAITING = 40
/** The same for one user. */
const MAX_WAITING_PER_USER = 8

type MakeDocument = () => Promise<Buffer>

/**
 * Caches finished documents by content version and creates one at a time: concurrent requests for the same
 * one share it, users take turns, and a rush cannot occupy the server.
 */
export function createDocumentCache(
  maxBytes = MAX_BYTES,
  { most = MAX_WAITING, mostPerOwner = MAX_WAITING_PER_USER } = {},
) {
  const take = createFairQueue(new PQueue({ concurrency: 1 }), { most, mostPerOwner, rests: false })
  const cache = new LRUCache<string, Buffer, { make: MakeDocument; userId: string }>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // A document evicted while it is made still reaches the requests that wait for it.
    ignoreFetchAbort: true,
    fetchMethod(_version, _stale, { context: { make, userId } }) {
      return take(userId, async () => {
        // Yield to other requests between two documents.
        await setImmediate()
        return make()
      })
    },
  })

  /** @throws ApiError BUSY if the queue is full for the user */
  return (version: string, userId: string, make: MakeDocument): Promise<Buffer> =>
    cache.forceFetch(version, { context: { make, userId } })
}
