import type { z } from 'zod'
import type { lookUpRedirect } from '@/lib/contract/redirects'
import { catalogueRevision } from '@/lib/server/catalogue-changes/revision'
import { ok } from '@/lib/server/http/serve'
import { allRedirects } from './repo'

/** How long a redirect may take to be noticed that was saved without an import. */
const REFRESH_MS = 5_000

let known: { at: number; revision: number; targets: Promise<Map<string, string>> } | undefined

/**
 * Every page view asks, hardly any path has moved: the whole table is kept in memory, and read anew after an import
 * and now and then.
 */
async function targets(now = Date.now()): Promise<Map<string, string>> {
  const revision = catalogueRevision()
  if (!known || known.revision !== revision || now - known.at > REFRESH_MS) {
    const before = known?.targets
    known = {
      at: now,
      revision,
      targets: allRedirects().catch((error) => before ?? Promise.reject(error)),
    }
  }
  return known.targets
}

/** Where a public path has moved to. */
export async function lookUp(path: string): Promise<z.input<typeof lookUpRedirect.response>> {
  const redirect = (await targets()).get(path)
  return ok(redirect === undefined ? null : { redirect })
}
