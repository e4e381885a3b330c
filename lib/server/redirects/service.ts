import type { z } from 'zod'
import type { lookUpRedirect } from '@/lib/contract/redirects'
import { normalPath, redirectTable } from '@/lib/domain/redirect-path'
import { endOfRedirect } from '@/lib/navigation/redirect-chain'
import { catalogRevision } from '@/lib/server/catalog-changes/revision'
import { ok } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import { allRedirects } from './repo'
import { shopRoutes } from './shop-routes'

/** Longest delay until a redirect that was saved without an import is followed. */
const REFRESH_MS = 5_000

interface RedirectTable {
  readAt: number
  revision: number
  targets: Promise<Map<string, string>>
}

/** Middleware and API routes are separate bundles with modules of their own; in one process they share this table. */
const shared = globalThis as typeof globalThis & { sunhopRedirects?: RedirectTable }

/**
 * Every page view needs the table and few paths have moved, so all of it is in memory. It is read again after an import
 * and every few seconds.
 */
async function targets(now = Date.now()): Promise<Map<string, string>> {
  const revision = catalogRevision()
  const known = shared.sunhopRedirects
  if (known && known.revision === revision && now - known.readAt <= REFRESH_MS) return known.targets
  const table = {
    readAt: now,
    revision,
    targets: allRedirects().then(redirectTable, (error) => known?.targets ?? Promise.reject(error)),
  }
  shared.sunhopRedirects = table
  return table.targets
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
