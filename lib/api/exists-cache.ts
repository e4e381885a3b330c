import { ApiError } from '@/lib/contract/error'
import { statusOf } from '@/lib/contract/error-status'

const MINUTE_MS = 60_000
/** The longest time that the cached page of a known name waits for a lookup. */
const KNOWN_WAIT_MS = 1_000
const MAX_NAMES = 20_000

/** Responses that say that there is no such name, or that it cannot be one. */
const MISSING = [400, 404, 422]

const assumed = () => new Promise<true>((resolve) => setTimeout(resolve, KNOWN_WAIT_MS, true))

const statusOfError = (error: unknown): number => (error instanceof ApiError ? statusOf(error) : 500)

/**
 * Returns a function that checks whether a name exists. A positive result is cached for one minute, or until
 * the name's revision changes. If the lookup fails, a name that existed before is assumed to exist still, because its
 * page may be cached; otherwise the function throws the error.
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
    // A lookup that ends late does not overrule one that has succeeded since.
    const forget = (): false => {
      if (seen.get(name) === known) seen.delete(name)
      return false
    }
    try {
      const lookup = lookUp(name)
      const found = known?.revision === revision ? Promise.race([lookup, assumed()]) : lookup
      if (!(await found)) return forget()
    } catch (error) {
      const status = statusOfError(error)
      if (MISSING.includes(status)) return forget()
      if (seen.has(name) && status >= 500) return true
      forget()
      throw error
    }
    if (seen.size >= MAX_NAMES) seen.clear()
    seen.set(name, { at: now, revision })
    return true
  }
}
