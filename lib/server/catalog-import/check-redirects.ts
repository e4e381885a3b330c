import type { CatalogFile, FileRedirect } from '@/lib/contract/catalog-file'
import { normalPath, normalTarget, redirectTable } from '@/lib/domain/redirect-path'
import { endOfRedirect, ledBefore } from '@/lib/navigation/redirect-chain'
import { isServedElsewhere } from '@/lib/navigation/served-elsewhere'
import { shopHost, shopRoutes } from '@/lib/server/redirects/shop-routes'
import { duplicates } from './duplicates'
import type { Problem } from './problems'

/** Returns the file with its redirects normalized as they are stored and looked up. */
export function withNormalRedirects(file: CatalogFile): CatalogFile {
  const host = shopHost()
  const redirects = file.redirects?.map(({ path, target }) => ({
    path: normalPath(path),
    target: target === null ? null : normalTarget(target, host),
  }))
  return redirects ? { ...file, redirects } : file
}

const ENDS = {
  self: (path: string) => `redirects ${path} to itself`,
  loop: (path: string) => `is part of a redirect loop from ${path}`,
  long: (path: string) => `makes the redirect chain from ${path} too long`,
}

/**
 * Rejects redirects from paths that are never looked up, and
 * self-redirects and loops, also with the stored redirects.
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
    ...duplicates('redirects', redirects, ({ path }) => path, ['path']),
    ...redirects.flatMap(({ path, target }, index): Problem[] => {
      if (target === null) return []
      const unused = (why: string) => [
        { path: ['redirects', index, 'path'], message: `is never used: ${why}` },
      ]
      if (isServedElsewhere(path)) return unused(`no page can exist at ${path}`)
      const first = ledBefore(path, routes)
      if (first !== null) return unused(`the shop redirects ${path} to ${first} first`)
      const end = endOfRedirect(path, targets, routes)
      return end === 'fine' ? [] : [{ path: ['redirects', index, 'target'], message: ENDS[end](path) }]
    }),
  ]
}
