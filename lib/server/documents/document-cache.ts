import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'

/** Maximum bytes of documents in memory. */
const MAX_BYTES = 24 * 1024 * 1024
/** Maximum length of the queue; further requests are rejected instead of waiting. */
const MAX_WAITING = 40

type MakeDocument = () => Promise<Buffer>

/**
 * Caches finished documents by content version and creates one at a time: concurrent requests for the same
 * one share it, and a rush cannot occupy the server.
 */
export function createDocumentCache(maxBytes = MAX_BYTES, maxWaiting = MAX_WAITING) {
  const queue = new PQueue({ concurrency: 1 })
  const cache = new LRUCache<string, Buffer, MakeDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    // A document evicted while it is made still reaches the requests that wait for it.
    ignoreFetchAbort: true,
    fetchMethod(_version, _stale, { context: make }) {
      if (queue.size + queue.pending >= maxWaiting) throw new ApiError('UNAVAILABLE')
      return queue.add(async () => {
        // Yield to other requests between two documents.
        await setImmediate()
        return make()
      })
    },
  })

  /** @throws ApiError UNAVAILABLE if the queue is full */
  return (version: string, make: MakeDocument): Promise<Buffer> =>
    cache.forceFetch(version, { context: make })
}
