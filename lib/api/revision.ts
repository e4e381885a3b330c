import 'server-only'
import { env } from '@/lib/env'

/** Returns the revision that last changed a tag's pages; always 0 with a remote API host, which does not expose it. */
export async function revisionOf(tag: string): Promise<number> {
  return env.API_ORIGIN ? 0 : (await import('./local')).revisionOf(tag)
}
