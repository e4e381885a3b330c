/** In seconds, as `cacheLife` takes them. */
export interface CacheLife {
  stale: number
  revalidate: number
  expire: number
}

/** Cache life of the fallback that is shown while a fetch fails. */
export const FAILED: CacheLife = { stale: 30, revalidate: 30, expire: 600 }

/**
 * A short `stale`: a prefetched link shows data from before a change only for the minimum client cache time.
 */
export const HOUR: CacheLife = { stale: 30, revalidate: 3600, expire: 7 * 86_400 }
