import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'

const MINUTE_MS = 60_000
const MAX_NAMES = 20_000
/** Status codes of a name that does not exist or cannot exist. */
const MISSING: readonly number[] = [400, 404, 410, 422]

/**
 * Returns a function that checks whether a name exists. A positive result is cached for one minute, or until
 * the name's revision changes.
 * @param revisionOf returns the revision of a name
 * @throws ApiError from the returned function if the lookup is refused
 */
export function existsCache(
  lookUp: (name: string) => Promise<boolean>,
  revisionOf: (name: string) => Promise<number>,
) {
  const seen = new Map<string, { at: number; revision: number }>()
  return async (name: string, now = Date.now()): Promise<boolean> => {
    const revision = await revisionOf(name)
    const known = seen.get(name)
    if (known && known.revision === revision && now - known.at < MINUTE_MS) return true
    seen.delete(name)
    try {
      if (!(await lookUp(name))) return false
    } catch (error) {
      const status = error instanceof ApiError ? statusOf(error) : 500
      // The page handles an unavailable API.
      if (status >= 500) return true
      if (MISSING.includes(status)) return false
      throw error
    }
    if (seen.size >= MAX_NAMES) seen.clear()
    seen.set(name, { at: now, revision })
    return true
  }
}
