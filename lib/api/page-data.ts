import 'server-only'
import { listProducts } from '@/lib/contract/catalog'
import { getFacets } from '@/lib/contract/search'
import { hasFreeInput, type ListingQuery } from '@/lib/domain/listing'
import type { Locale } from '@/lib/domain/locale'
import type { PageCurrency } from '@/lib/domain/page-currency'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { env } from '@/lib/env'
import { call } from '.'
import { isListingPage, listingExists } from './listing-exists'
import { filterInput, listingInput } from './listing-input'
import { readAhead } from './read-ahead'

const MAX_PAGES = 50_000
/** Pages that have been rendered, or could be: they are cached. */
const rendered = new Set<string>()

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
 * Checks a page that is cached once it is rendered: the first time, the catalog must be readable.
 * @param page the page's internal path
 * @throws ApiError
 */
export async function checkCachedPage(page: string): Promise<void> {
  if (rendered.has(page)) return
  await readCatalog()
  if (rendered.size >= MAX_PAGES) rendered.clear()
  rendered.add(page)
}

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
}

/**
 * Whether a page of the catalog has something to show; a listing that has not says so itself, with the status 404.
 * @throws ApiError if the data of the page cannot be read
 */
export async function hasPage({ path, page, ...visit }: PageVisit): Promise<boolean> {
  const isListing = path === '/products'
  if (isListing && hasFreeInput(visit.query)) return checkSearch(visit)
  const isRendered = rendered.has(page)
  await checkCachedPage(page)
  if (!isListing || !visit.isDocument) return true
  return listingExists(visit.query).catch((error: unknown) => {
    // What the router has opened before is cached, and needs no catalog.
    if (isRendered) return true
    throw error
  })
}
