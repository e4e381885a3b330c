/** Renders that are remembered at a time. */
const MOST = 10_000
/** A render that has stored no page in this time stores none. */
const LIMIT_MS = 60_000

/** Remembers when renders of pages started: a page has what was true then, also if it takes long. */
export function createRenderStarts(now: () => number = Date.now) {
  const starts = new Map<string, number>()
  return {
    /** A page is missing or stale, and is rendered unless that has started already. */
    begin(key: string): void {
      const since = starts.get(key)
      if (since !== undefined && now() - since < LIMIT_MS) return
      starts.delete(key)
      const [oldest] = starts.keys()
      if (oldest !== undefined && starts.size >= MOST) starts.delete(oldest)
      starts.set(key, now())
    },
    /** The page is complete. Returns when its render started, in milliseconds since the epoch. */
    end(key: string): number {
      const since = starts.get(key) ?? now()
      starts.delete(key)
      return since
    },
  }
}
