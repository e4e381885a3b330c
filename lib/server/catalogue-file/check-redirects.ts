import type { FileRedirect } from '@/lib/contract/catalogue-file'
import { env } from '@/lib/env'
import { doubles } from './doubles'
import type { Problem } from './problems'

/** How many redirects may follow on each other. */
const MOST_HOPS = 10

/**
 * The path that an address of this shop leads to, in the spelling of the default language; null for another site.
 * The database's `redirect_path` says the same of paths.
 */
function shopPath(address: string): string | null {
  const site = env.SITE_URL && URL.canParse(address) ? new URL(env.SITE_URL).origin : null
  const url = site ? new URL(address) : null
  const path = url && url.origin === site ? url.pathname : address
  if (!path.startsWith('/')) return null
  return (
    path
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .replace(/^\/en(?=\/|$)/, '') || '/'
  )
}

/** Where one ends up: back at the start, after too many hops, or somewhere. */
function walk(start: string, targets: ReadonlyMap<string, string>): 'loop' | 'long' | 'fine' {
  let at: string | null = start
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const target: string | undefined = at === null ? undefined : targets.get(at)
    if (target === undefined) return 'fine'
    at = shopPath(target)
    if (at === start) return 'loop'
  }
  return 'long'
}

/** Redirects that lead to themselves, or in a circle with each other and with those that are there. */
export function checkRedirects(
  redirects: readonly FileRedirect[],
  known: ReadonlyMap<string, string>,
): Problem[] {
  const after = new Map(known)
  redirects.forEach(({ path, target }) => {
    if (target === null) after.delete(path)
    else after.set(path, target)
  })
  const targets = new Map([...after].map(([path, target]) => [shopPath(path) ?? path, target]))
  return [
    ...doubles('redirects', redirects, ({ path }) => path, ['path']),
    ...redirects.flatMap(({ path, target }, index): Problem[] => {
      if (target === null) return []
      const at = ['redirects', index, 'target']
      const start = shopPath(path) ?? path
      if (shopPath(target) === start) return [{ path: at, message: `leads from ${path} to itself` }]
      const found = walk(start, targets)
      if (found === 'fine') return []
      const how = found === 'loop' ? 'leads back to itself over other redirects' : 'makes too long a chain'
      return [{ path: at, message: `${how}, from ${path}` }]
    }),
  ]
}
