import 'server-only'
import { getArea } from '@/lib/contract/area-guide'
import { listCategories, listProducts } from '@/lib/contract/catalog'
import type { OperationOutput } from '@/lib/contract/operation'
import { filterCount, type ListingQuery, listingSearch, parseListing } from '@/lib/domain/listing'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { call, isOffered } from '.'
import { cacheTags } from './cache-tags'
import { existsCache } from './exists-cache'
import { listingInput } from './listing-input'
import { revisionOf } from './revision'

type Found = OperationOutput<typeof listProducts>['data']

const areaExists = existsCache(
  async (slug) => !(await isOffered(getArea)) || Boolean(await call(getArea, { slug })),
  () => revisionOf(cacheTags.areas),
)

const categoryExists = existsCache(
  async (id) => {
    const { data } = await call(listCategories, {})
    // A host without a list of categories may have any.
    return data.length === 0 || data.some((main) => [main, ...main.children].some((own) => own.id === id))
  },
  () => revisionOf(cacheTags.categories),
)

/** Whether all values of a filter exist; true without the filter. */
async function areKnown(values: readonly string[], exists: (value: string) => Promise<boolean>) {
  return (await Promise.all(values.map((value) => exists(value)))).every(Boolean)
}

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
  const known = await Promise.all([
    areKnown(query.categories, categoryExists),
    areKnown(query.destination?.split(',') ?? [], areaExists),
  ])
  return known.every(Boolean)
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
