import type { z } from 'zod'
import type { lookUpRedirect } from '@/lib/contract/redirects'
import { normalPath, redirectTable } from '@/lib/domain/redirect-path'
import { endOfRedirect } from '@/lib/navigation/redirect-chain'
import { catalogueRevision } from '@/lib/server/catalogue-changes/revision'
import { log } from '@/lib/server/http/log'
import { ok } from '@/lib/server/http/serve'
import { allRedirects } from './repo'
import { shopRoutes } from './shop-routes'

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
      targets: allRedirects().then(redirectTable, (error) => before ?? Promise.reject(error)),
    }
  }
  return known.targets
}

/**
 * Where a public path has moved to. A circle that nobody could refuse when it was saved, since the shop had another
 * address then or another way with languages, is not entered.
 */
export async function lookUp(path: string): Promise<z.input<typeof lookUpRedirect.response>> {
  const table = await targets()
  const start = normalPath(path)
  const redirect = table.get(start)
  if (redirect === undefined) return ok(null)
  const end = endOfRedirect(start, table, shopRoutes())
  if (end !== 'self' && end !== 'loop') return ok({ redirect })
  log.warn({ path: start }, 'a redirect leads back to itself')
  return ok(null)
}
