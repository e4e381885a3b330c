import 'server-only'
import { listProducts } from '@/lib/contract/catalog'
import type { OperationOutput } from '@/lib/contract/operation'
import { filterCount, type ListingQuery, listingSearch, parseListing } from '@/lib/domain/listing'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { call } from '.'
import { cacheTags } from './cache-tags'
import { existsCache } from './exists-cache'
import { listingInput } from './listing-input'
import { arePlacesOffered } from './offered-values'
import { revisionOf } from './revision'

type Found = OperationOutput<typeof listProducts>['data']

/** Whether a listing has categories and destinations and nothing else. */
const isCombination = (query: ListingQuery) =>
  query.categories.length > 0 &&
  query.destination !== null &&
  filterCount(query) === query.categories.length + 1

/**
 * Whether a listing is a page of its own: one after the last is not, nor is one of a category or destination that does
 * not exist, nor one of categories that have no product at a destination. What only leaves nothing over, such as dates or
 * other filters, is. A host without a list of products has any listing.
 * @throws ApiError
 */
export async function isListingPage(query: ListingQuery, { items, meta }: Found): Promise<boolean> {
  if (meta.total === null) return true
  if (query.page > 1 && items.length === 0) return false
  if (meta.total === 0 && isCombination(query)) return false
  return arePlacesOffered(query)
}

const cachedListing = existsCache(
  async (search) => {
    const query = parseListing(new URLSearchParams(search))
    const { data } = await call(listProducts, listingInput(query, LISTING_PAGE_SIZE.usual))
    return isListingPage(query, data)
  },
  () => revisionOf(cacheTags.products),
)

/** The same for a listing whose page is cached, and remembered for as long as a name. @throws ApiError */
export async function listingExists(query: ListingQuery): Promise<boolean> {
  if (query.page === 1 && query.categories.length === 0 && query.destination === null) return true
  return cachedListing(listingSearch(query))
}
