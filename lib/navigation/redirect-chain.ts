import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locale'
import { normalPath } from '@/lib/domain/redirect-path'
import { type LocaleRouting, routeLocale } from './locale-routing'

/** Maximum number of consecutive redirects. */
export const MAX_HOPS = 10

/** Maximum number of language redirects per hop, e.g. from the root to a prefix. */
const MAX_STEPS = 5

/** Language routing of a shop, and which URLs belong to it. */
export interface ShopRoutes extends LocaleRouting {
  isOwn(address: URL): boolean
}

/** Returns the shop path of a redirect target, or null for another site. */
function shopPath(target: string, { isOwn }: ShopRoutes): string | null {
  if (target.startsWith('/')) return normalPath(target)
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  return isOwn(url) ? normalPath(url.pathname) : null
}

interface Place {
  path: string
  /** The language stored in the visitor's browser. */
  locale: Locale
}

/**
 * Follows the language redirects, which apply before redirects are looked up; null if they leave the shop.
 */
function followLocaleRouting(from: Place, routes: ShopRoutes): Place | null {
  let at = from
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const routed = routeLocale(at.path, at.locale, routes)
    if (routed.redirect === null) return at
    const path = shopPath(routed.redirect, routes)
    if (path === null) return null
    at = { path, locale: routed.locale }
  }
  return null
}

type End = 'self' | 'loop' | 'long' | 'fine'

function walk(start: Place, targets: ReadonlyMap<string, string>, routes: ShopRoutes): End {
  let at = start
  for (let hops = 0; hops <= MAX_HOPS; hops++) {
    const target = targets.get(at.path)
    const path = target === undefined ? null : shopPath(target, routes)
    const next = path === null ? null : followLocaleRouting({ path, locale: at.locale }, routes)
    if (next === null) return 'fine'
    if (next.path === start.path) return hops === 0 ? 'self' : 'loop'
    at = next
  }
  return 'long'
}

/**
 * Returns how a redirect ends for visitors of any language: 'self' (redirects to itself), 'loop' (returns
 * through other redirects), 'long' (too many hops) or 'fine'.
 * @param start canonical path, like the keys of `targets`
 */
export function endOfRedirect(start: string, targets: ReadonlyMap<string, string>, routes: ShopRoutes): End {
  const ends = LOCALES.map((locale) => walk({ path: start, locale }, targets, routes))
  return (['self', 'loop', 'long'] as const).find((end) => ends.includes(end)) ?? 'fine'
}

/** Returns the language redirect that every visitor of a path gets before the lookup; null if some do not. */
export function ledBefore(path: string, routes: ShopRoutes): string | null {
  if (LOCALES.some((locale) => routeLocale(path, locale, routes).redirect === null)) return null
  return routeLocale(path, DEFAULT_LOCALE, routes).redirect
}
