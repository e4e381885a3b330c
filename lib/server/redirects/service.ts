import type { z } from 'zod'
import type { lookUpRedirect } from '@/lib/contract/redirects'
import { normalPath, redirectTable } from '@/lib/domain/redirect-path'
import { endOfRedirect, MAX_HOPS } from '@/lib/navigation/redirect-chain'
import { catalogRevision } from '@/lib/server/catalog-changes/revision'
import { ok } from '@/lib/server/http/define-route'
import { log } from '@/lib/server/http/log'
import { allRedirects } from './repo'
import { shopRoutes } from './shop-routes'

/** Maximum delay until a redirect saved without an import takes effect. */
const REFRESH_MS = 5_000

interface RedirectTable {
  readAt: number
  revision: number
  targets: Promise<Map<string, string>>
}

/**
 * Middleware and API routes are separate bundles with their
 * own modules; globalThis shares the table between them.
 */
const shared = globalThis as typeof globalThis & { sunhopRedirects?: RedirectTable }

/**
 * Every page view needs the table and it is small, so all of it is cached in memory. Refreshed after an
 * import and every few seconds.
 */
async function targets(now = Date.now()): Promise<Map<string, string>> {
  const revision = catalogRevision()
  const cached = shared.sunhopRedirects
  if (cached && cached.revision === revision && now - cached.readAt <= REFRESH_MS) return cached.targets
  const table = {
    readAt: now,
    revision,
    targets: allRedirects().then(redirectTable, (error) => cached?.targets ?? Promise.reject(error)),
  }
  shared.sunhopRedirects = table
  return table.targets
}

/** Follows redirects to paths that have moved as well, so that a visitor is redirected once. */
function lastTarget(first: string, table: ReadonlyMap<string, string>): string {
  let target = first
  for (let hops = 0; hops < MAX_HOPS && target.startsWith('/') && !/[?#]/.test(target); hops++) {
    const next = table.get(normalPath(target))
    if (next === undefined) break
    target = next
  }
  return target
}

/**
 * Returns where a public path has moved to. Loops are not followed: one can arise after saving if the shop's
 * address or locale prefixes change.
 */
export async function lookUp(path: string): Promise<z.input<typeof lookUpRedirect.response>> {
  const table = await targets()
  const start = normalPath(path)
  const redirect = table.get(start)
  if (redirect === undefined) return ok(null)
  const end = endOfRedirect(start, table, shopRoutes())
  if (end !== 'self' && end !== 'loop') return ok({ redirect: lastTarget(redirect, table) })
  log.warn({ path: start }, 'redirect loop')
  return ok(null)
}
