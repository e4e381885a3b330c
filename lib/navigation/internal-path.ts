import type { Currency } from '@/lib/domain/currency'
import { isMadeUp, listingSearch, parseListing } from '@/lib/domain/listing'
import type { Locale } from '@/lib/domain/locale'

const encode = (text: string) => Buffer.from(text).toString('base64url')
const decode = (segment: string) => Buffer.from(segment, 'base64url').toString()

/** Stands for the plain listing. */
const ALL = 'all'
/** Stands for a path that no page has. */
const UNMATCHED = 'unmatched'

/** Reads the last segment of a listing's internal path. */
export function decodeListing(segment: string): URLSearchParams {
  return new URLSearchParams(segment === ALL ? '' : decode(segment))
}

/** Reads the last segment of a missing page's internal path: the public path, with its query, that failed its check, if one did. */
export function decodeMissing(segment: string): string | null {
  return segment === UNMATCHED ? null : decode(segment)
}

/** Pages that look the same whatever their last segment names: the browser reads it, and one frame serves all. */
const FRAMES: Array<{ path: RegExp; frame: string }> = [
  { path: /^\/profile\/orders\/[^/]+\/?$/, frame: '/profile/orders/order' },
  { path: /^\/profile\/orders\/[^/]+\/pay\/?$/, frame: '/profile/orders/order/pay' },
  { path: /^\/supplier\/[^/]+\/?$/, frame: '/supplier/token' },
  { path: /^\/sandbox\/pay\/[^/]+\/?$/, frame: '/sandbox/pay/invoice' },
]

/**
 * The path under `app/` that renders a page of the shop in a language and a currency. A listing's query is part
 * of its path, so that each view is cached whole; what a visitor has made up is rendered on request by a folder of
 * its own and never kept.
 */
export function internalPath(
  locale: Locale,
  currency: Currency,
  path: string,
  search: URLSearchParams,
): string {
  const root = `/${locale}/${currency}`
  if (path === '/') return root
  if (path !== '/products')
    return `${root}${FRAMES.find((candidate) => candidate.path.test(path))?.frame ?? path}`
  const query = parseListing(search)
  const text = listingSearch(query)
  return `${root}/${isMadeUp(query) ? 'search' : 'listing'}/${text ? encode(text) : ALL}`
}

/** Longest path with its query that an error page repeats. */
const LONGEST = 200

/** The path under `app/` of the 404 page: for a public path, with its query, that failed its check, or for one without a page. */
export function missingPath(locale: Locale, currency: Currency, failed: string | null): string {
  return `/${locale}/${currency}/missing/${failed === null ? UNMATCHED : encode(failed.slice(0, LONGEST))}`
}
