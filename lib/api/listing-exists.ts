import 'server-only'
import { getArea } from '@/lib/contract/area-guide'
import { listCategories, listProducts } from '@/lib/contract/catalog'
import type { OperationOutput } from '@/lib/contract/operation'
import { type ListingQuery, listingSearch, parseListing } from '@/lib/domain/listing'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { call } from '.'
import { cacheTags } from './cache-tags'
import { existsCache } from './exists-cache'
import { listingInput } from './listing-input'
import { revisionOf } from './revision'

type Found = OperationOutput<typeof listProducts>['data']

const areaExists = existsCache(
  async (slug) => Boolean(await call(getArea, { slug })),
  () => revisionOf(cacheTags.areas),
)

/** Whether at least one of the values of a filter exists; true without the filter. */
async function isAnyKnown(values: readonly string[], exists: (value: string) => Promise<boolean>) {
  if (values.length === 0) return true
  return (await Promise.all(values.map(exists))).includes(true)
}

async function categoryIds(): Promise<Set<string>> {
  const { data } = await call(listCategories, {})
  return new Set(data.flatMap((main) => [main, ...main.children]).map(({ id }) => id))
}

/**
 * Whether a listing is a page of its own: one after the last is not, nor is one of categories or destinations that do
 * not exist. What only leaves nothing over, such as filters, is. A host without a list of products has any listing.
 * @throws ApiError
 */
export async function isListingPage(query: ListingQuery, { items, meta }: Found): Promise<boolean> {
  if (meta.total === null || items.length > 0) return true
  if (query.page > 1) return false
  const [places, categories] = [query.destination?.split(',') ?? [], query.categories]
  const ids = categories.length > 0 ? await categoryIds() : new Set<string>()
  return (await isAnyKnown(categories, async (id) => ids.has(id))) && (await isAnyKnown(places, areaExists))
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
