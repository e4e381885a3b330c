import { ApiError } from '@/lib/contract/error'

const MINUTE_MS = 60_000
const MOST_NAMES = 20_000

/**
 * Asks whether there is something of a name; a yes is remembered for a minute, and no longer than until it changes.
 * @param revisionOf counts what became of a name
 */
export function existence(
  ask: (name: string) => Promise<boolean>,
  revisionOf: (name: string) => Promise<number>,
) {
  const seen = new Map<string, { at: number; revision: number }>()
  return async (name: string, now = Date.now()): Promise<boolean> => {
    const revision = await revisionOf(name)
    const known = seen.get(name)
    if (known && known.revision === revision && now - known.at < MINUTE_MS) return true
    seen.delete(name)
    try {
      if (!(await ask(name))) return false
    } catch (error) {
      // An API that cannot say so is left to the page.
      return !(error instanceof ApiError && error.status < 500)
    }
    if (seen.size >= MOST_NAMES) seen.clear()
    seen.set(name, { at: now, revision })
    return true
  }
}
