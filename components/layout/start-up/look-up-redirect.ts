import { send } from '@/lib/api/browser'
import type { lookUpRedirect } from '@/lib/contract/redirects'

/** A redirect that is found later would take away a page that the visitor already reads. */
const TIMEOUT_MS = 300

/** Returns where a public path has moved to; null if it has not moved, or the lookup fails or takes too long. */
export async function redirectOf(path: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const { data } = await send<typeof lookUpRedirect>('GET', '/api/redirects', { path }, { signal })
    return data?.redirect ?? null
  } catch {
    return null
  }
}
