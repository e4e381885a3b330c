/** Stale pages that are rendered again at a time: visitors who wait for theirs come first. */
const AT_ONCE = 2
/** A render that has failed stores no page, and gives its place away after this time. */
const LIMIT_MS = 10_000

/** Bounds how many stale pages are rendered again at a time. */
export function createRenewals(now: () => number = Date.now) {
  /** Since when, by key. */
  const running = new Map<string, number>()
  return {
    /** Whether a stale page may be rendered again now. */
    begin(key: string): boolean {
      for (const [other, since] of running) if (now() - since > LIMIT_MS) running.delete(other)
      if (running.size >= AT_ONCE || running.has(key)) return false
      running.set(key, now())
      return true
    },
    /** The page has been rendered. */
    end(key: string): void {
      running.delete(key)
    },
  }
}
