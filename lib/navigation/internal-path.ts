import { listingSearch, parseListing } from '@/lib/domain/listing'
import type { Locale } from '@/lib/domain/locale'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { decodeSegment, encodeSegment } from './path-segment'
import { paidOrderOf } from './payment-path'

/** Segment of the default listing. */
const ALL = 'all'

/** Decodes the last segment of a listing's internal path. */
export function decodeListing(segment: string): URLSearchParams {
  return new URLSearchParams(segment === ALL ? '' : decodeSegment(segment))
}

/** Decodes a missing page's last segment: the public path with query that failed its check. */
export const decodeMissing = (segment: string): string => decodeSegment(segment)

/**
 * Pages whose HTML does not depend on the dynamic segment: the browser reads it, and one frame serves all.
 */
const FRAMES: Array<{ path: RegExp; frame: string }> = [
  { path: /^\/profile\/orders\/[^/]+\/?$/, frame: '/profile/orders/order' },
  { path: /^\/order\/[^/]+\/?$/, frame: '/order/token' },
  { path: /^\/supplier\/[^/]+\/?$/, frame: '/supplier/token' },
  { path: /^\/sandbox\/pay\/[^/]+\/?$/, frame: '/sandbox/pay/invoice' },
]

/**
 * Returns the path under `app/` that renders a shop page in a language and currency. A listing's query is
 * part of the path, so that each view is cached as a page. Searches are rendered on request in a separate folder and never
 * cached.
 */
export function internalPath(
  locale: Locale,
  currency: PageCurrency,
  path: string,
  search: URLSearchParams,
  { isSearch = false } = {},
): string {
  const root = `/${locale}/${currency}`
  if (path === '/') return root
  if (paidOrderOf(path) !== null) return `/pay${root}`
  if (path !== '/products')
    return `${root}${FRAMES.find((candidate) => candidate.path.test(path))?.frame ?? path}`
  const text = listingSearch(parseListing(search))
  return `${root}/${isSearch ? 'search' : 'listing'}/${text ? encodeSegment(text) : ALL}`
}

/**
 * Returns the internal path of the 404 page; `failed` is the public path with query, if a check failed. The page that names
 * it is rendered on request: there is no end of such paths.
 */
export function missingPath(locale: Locale, currency: PageCurrency, failed: string | null): string {
  return `/${locale}/${currency}/missing${failed === null ? '' : `/${encodeSegment(failed)}`}`
}
