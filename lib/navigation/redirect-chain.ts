import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/domain/locale'
import { normalPath } from '@/lib/domain/redirect-path'
import { type LocaleRouting, routeLocale } from './locale-routing'

/** How many redirects may follow on each other. */
const MOST_HOPS = 10

/** How often the languages' own rules may lead on: from the root to a prefix, from a prefix to none. */
const MOST_STEPS = 5

/** Beginnings of paths that never come to the redirects; but for the last two the middleware's matcher names them. */
export const NEVER_LOOKED_UP = [
  '/_next/',
  '/img/',
  '/icons/',
  '/builds/',
  '/payments/',
  '/app-icon/',
  '/webmanifest/',
  '/offline/',
  '/sw-off.js',
  '/icon.svg',
  '/icons.svg',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/api/',
  '/sw.js',
]

/** How a shop leads its visitors about, and which addresses are its own. */
export interface ShopRoutes extends LocaleRouting {
  isOwn(address: URL): boolean
}

/** The path of the shop that an address leads to; null for another site. */
function shopPath(target: string, { isOwn }: ShopRoutes): string | null {
  if (target.startsWith('/')) return normalPath(target)
  if (!URL.canParse(target)) return null
  const url = new URL(target)
  return isOwn(url) ? normalPath(url.pathname) : null
}

interface Place {
  path: string
  /** The language that the visitor's browser remembers. */
  locale: Locale
}

/** Where the languages' own rules lead before redirects are looked up; null where that is out of the shop. */
function settled(from: Place, routes: ShopRoutes): Place | null {
  let at = from
  for (let steps = 0; steps < MOST_STEPS; steps++) {
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
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const target = targets.get(at.path)
    const path = target === undefined ? null : shopPath(target, routes)
    const next = path === null ? null : settled({ path, locale: at.locale }, routes)
    if (next === null) return 'fine'
    if (next.path === start.path) return hops === 0 ? 'self' : 'loop'
    at = next
  }
  return 'long'
}

/**
 * Where visitors of a path end up, whatever language they have: at the same place at once, at the same place over
 * other redirects, after too many hops, or somewhere.
 * @param start and the paths of `targets` in their one spelling
 */
export function endOfRedirect(start: string, targets: ReadonlyMap<string, string>, routes: ShopRoutes): End {
  const ends = LOCALES.map((locale) => walk({ path: start, locale }, targets, routes))
  return (['self', 'loop', 'long'] as const).find((end) => ends.includes(end)) ?? 'fine'
}

/** Where every visitor of a path is led by its language before redirects are looked up; null where some are not. */
export function ledBefore(path: string, routes: ShopRoutes): string | null {
  if (LOCALES.some((locale) => routeLocale(path, locale, routes).redirect === null)) return null
  return routeLocale(path, DEFAULT_LOCALE, routes).redirect
}

/** Whether something other than pages is served there. */
export function isServedElsewhere(path: string): boolean {
  return NEVER_LOOKED_UP.some((beginning) => path.startsWith(beginning))
}
