import { ApiError } from '@/lib/contract/error'

/** Bytes of papers that are kept in memory. */
const MOST_BYTES = 24 * 1024 * 1024
/** Papers that may wait to be made; who comes later is sent away rather than kept waiting. */
const MOST_WAITING = 40

/**
 * Keeps finished papers by their content's version, and makes one at a time: who asks for one that is being made gets
 * the same, and no rush can take the server from everybody else.
 */
export function createDocumentCache(mostBytes = MOST_BYTES, mostWaiting = MOST_WAITING) {
  const kept = new Map<string, Buffer>()
  const making = new Map<string, Promise<Buffer>>()
  let bytes = 0
  let turn: Promise<unknown> = Promise.resolve()

  function keep(version: string, paper: Buffer): void {
    if (paper.byteLength > mostBytes) return
    kept.set(version, paper)
    bytes += paper.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  /** @throws ApiError UNAVAILABLE where too many others wait */
  return async function paperOf(version: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(version)
    if (known) {
      kept.delete(version)
      kept.set(version, known)
      return known
    }
    const begun = making.get(version)
    if (begun) return begun
    if (making.size >= mostWaiting) throw new ApiError('UNAVAILABLE')
    const made = turn.then(make)
    // Others get their turn between two papers, whatever became of the first.
    turn = made.catch(() => undefined).then(() => new Promise((resolve) => setImmediate(resolve)))
    making.set(version, made)
    try {
      const paper = await made
      keep(version, paper)
      return paper
    } finally {
      making.delete(version)
    }
  }
}
