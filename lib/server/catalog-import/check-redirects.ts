import type { CatalogFile, FileRedirect } from '@/lib/contract/catalog-file'
import { normalPath, normalTarget, redirectTable } from '@/lib/domain/redirect-path'
import { endOfRedirect, isServedElsewhere, ledBefore } from '@/lib/navigation/redirect-chain'
import { shopHost, shopRoutes } from '@/lib/server/redirects/shop-routes'
import { doubles } from './duplicates'
import type { Problem } from './problems'

/** A file whose redirects are spelled as they are kept and looked up. */
export function withNormalRedirects(file: CatalogFile): CatalogFile {
  const host = shopHost()
  const redirects = file.redirects?.map(({ path, target }) => ({
    path: normalPath(path),
    target: target === null ? null : normalTarget(target, host),
  }))
  return redirects ? { ...file, redirects } : file
}

const ENDS = {
  self: (path: string) => `leads from ${path} to itself`,
  loop: (path: string) => `leads back to itself over other redirects, from ${path}`,
  long: (path: string) => `makes too long a chain, from ${path}`,
}

/**
 * Redirects from where none is looked up, and those that lead to themselves, or in a circle with each other and with
 * those that are there.
 */
export function checkRedirects(
  redirects: readonly FileRedirect[],
  known: ReadonlyMap<string, string>,
): Problem[] {
  const routes = shopRoutes()
  const targets = redirectTable(known)
  redirects.forEach(({ path, target }) => {
    if (target === null) targets.delete(path)
    else targets.set(path, target)
  })
  return [
    ...doubles('redirects', redirects, ({ path }) => path, ['path']),
    ...redirects.flatMap(({ path, target }, index): Problem[] => {
      if (target === null) return []
      const unused = (why: string) => [
        { path: ['redirects', index, 'path'], message: `is never looked up: ${why}` },
      ]
      if (isServedElsewhere(path)) return unused(`there is no page at ${path}, and there can be none`)
      const first = ledBefore(path, routes)
      if (first !== null) return unused(`the shop leads from ${path} to ${first} before`)
      const end = endOfRedirect(path, targets, routes)
      return end === 'fine' ? [] : [{ path: ['redirects', index, 'target'], message: ENDS[end](path) }]
    }),
  ]
}
