import { ApiError } from '@/lib/contract/error'

/** Maximum bytes of documents in memory. */
const MAX_BYTES = 24 * 1024 * 1024
/** Maximum length of the queue; further requests are rejected instead of waiting. */
const MAX_WAITING = 40

/**
 * Caches finished documents by content version and creates one at a time: concurrent requests for the same
 * one share it, and a rush cannot occupy the server.
 */
export function createDocumentCache(maxBytes = MAX_BYTES, maxWaiting = MAX_WAITING) {
  const cache = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer>>()
  let bytes = 0
  let turn: Promise<unknown> = Promise.resolve()

  function store(version: string, document: Buffer): void {
    if (document.byteLength > maxBytes) return
    cache.set(version, document)
    bytes += document.byteLength
    for (const [oldest, { byteLength }] of cache) {
      if (bytes <= maxBytes) break
      cache.delete(oldest)
      bytes -= byteLength
    }
  }

  /** @throws ApiError UNAVAILABLE if the queue is full */
  return async function getDocument(version: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = cache.get(version)
    if (cached) {
      cache.delete(version)
      cache.set(version, cached)
      return cached
    }
    const pending = making.get(version)
    if (pending) return pending
    if (making.size >= maxWaiting) throw new ApiError('UNAVAILABLE')
    const made = turn.then(make)
    // Yield to other requests between two documents, even if this one failed.
    turn = made.catch(() => undefined).then(() => new Promise((resolve) => setImmediate(resolve)))
    making.set(version, made)
    try {
      const document = await made
      store(version, document)
      return document
    } finally {
      making.delete(version)
    }
  }
}
