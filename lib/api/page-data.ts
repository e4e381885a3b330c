import 'server-only'
import { listProducts } from '@/lib/contract/catalog'
import { getFacets } from '@/lib/contract/search'
import type { ListingQuery } from '@/lib/domain/listing'
import type { Locale } from '@/lib/domain/locale'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { env } from '@/lib/env'
import { call } from '.'
import { isListingPage, listingExists } from './listing-exists'
import { filterInput, listingInput } from './listing-input'
import { isSearch } from './offered-values'
import { readAhead } from './read-ahead'

const MAX_PAGES = 50_000
/** Pages that have been rendered, or could be: they are cached. */
const rendered = new Set<string>()
/** Shop paths that were asked for. */
const asked = new Set<string>()

function addTo(set: Set<string>, value: string): void {
  if (set.size >= MAX_PAGES) set.clear()
  set.add(value)
}

let reading: Promise<void> | undefined

/** A small read that works if the database, or the catalog of the API host, can be reached. */
async function ping(): Promise<void> {
  if (env.API_ORIGIN) await call(listProducts, { page: 1, limit: 1 })
  else await (await import('./local')).ping()
}

/** Simultaneous pages share one read. @throws ApiError */
function readCatalog(): Promise<void> {
  reading ??= ping().finally(() => {
    reading = undefined
  })
  return reading
}

/**
 * Starts the read that a page needs the first time, so that it takes place while the page's address is looked up.
 * @param path the shop path
 * @returns null for a path that was asked for before: its page is probably cached
 */
export function catalogFor(path: string): Promise<void> | null {
  if (asked.has(path)) return null
  addTo(asked, path)
  const read = readCatalog()
  // It matters only if there is such a page, which then reports it.
  read.catch(() => undefined)
  return read
}

/**
 * Whether a page is served from the cache. One that was rendered is rendered again if the catalog has changed since; a remote
 * API host reports no change.
 */
async function isCached(page: string): Promise<boolean> {
  if (!rendered.has(page)) return false
  return env.API_ORIGIN ? true : (await import('./local')).isPageServed(page)
}

/**
 * Checks a page that is cached once it is rendered: to render it, the catalog must be readable.
 * @param page the page's internal path
 * @param catalog a read of the catalog that has started
 * @throws ApiError
 */
export async function checkCachedPage(page: string, catalog: Promise<void> | null = null): Promise<void> {
  if (await isCached(page)) return
  await (catalog ?? readCatalog())
  addTo(rendered, page)
}

/** Whether a listing is rendered on request instead of cached. @param page its internal path if it is cached */
export const isSearchPage = async (page: string, query: ListingQuery): Promise<boolean> =>
  !rendered.has(page) && (await isSearch(query))

interface SearchVisit {
  query: ListingQuery
  locale: Locale
  currency: PageCurrency
  forwardedFor: string
  /** Whether the browser opens the page, or a bot; the router shows errors on the page that it is on. */
  isDocument: boolean
}

/**
 * Checks a search, which is rendered on request: Next sends the status 200 before it renders one. All data of a
 * document is read in advance, and the page takes it over. The router prefetches searches that are never opened, so
 * that for its requests it is enough that the catalog can be read.
 * @returns whether there is such a page
 * @throws ApiError
 */
export async function checkSearch({ query, isDocument, ...visitor }: SearchVisit): Promise<boolean> {
  if (!isDocument) {
    await readCatalog()
    return true
  }
  const [found] = await Promise.all([
    readAhead(listProducts, listingInput(query, LISTING_PAGE_SIZE.usual), visitor),
    readAhead(getFacets, filterInput(query), {
      currency: query.price?.currency ?? visitor.currency,
      forwardedFor: visitor.forwardedFor,
    }),
  ])
  return isListingPage(query, found.data)
}

interface PageVisit extends SearchVisit {
  /** The shop path. */
  path: string
  /** The internal path. */
  page: string
  /** A read of the catalog that has started. */
  catalog: Promise<void> | null
  /** Whether it is a listing that is rendered on request. */
  isSearch: boolean
}

/**
 * Checks a listing that is cached once it is rendered, the first time: networks take turns at new ones, of which values can
 * be combined without end.
 */
async function checkNewListing(
  page: string,
  { query, isDocument, ...visitor }: SearchVisit,
): Promise<boolean> {
  const { data } = await call(listProducts, listingInput(query, LISTING_PAGE_SIZE.usual), visitor)
  const isFound = !isDocument || (await isListingPage(query, data))
  if (isFound) addTo(rendered, page)
  return isFound
}

/**
 * Whether a page of the catalog has something to show; a listing that has not says so itself, with the status 404.
 * @throws ApiError if the data of the page cannot be read
 */
export async function hasPage({
  path,
  page,
  catalog,
  isSearch: isSearched,
  ...visit
}: PageVisit): Promise<boolean> {
  const isListing = path === '/products'
  if (isSearched) return checkSearch(visit)
  const isRendered = rendered.has(page)
  if (isListing && !isRendered) return checkNewListing(page, visit)
  await checkCachedPage(page, catalog)
  if (!isListing || !visit.isDocument) return true
  return listingExists(visit.query).catch((error: unknown) => {
    // What the router has opened before is cached, and needs no catalog.
    if (isRendered) return true
    throw error
  })
}
