import { cache } from 'react'
import {
  countFacets,
  findFacets,
  findProducts,
  getAreas,
  getCategories,
  getProducts,
} from '@/lib/api/queries/catalog'
import { isMadeUp, LISTING_PAGE_SIZE, type ListingQuery, parseListing } from '@/lib/domain/listing'
import { currentPage } from '@/lib/i18n/current-page'
import { decodeListing } from '@/lib/navigation/internal-path'
import { filterInput, listingInput } from './listing-input'
import { listingView } from './listing-view'

/** What a query finds: kept for what many may ask for, found anew for what a visitor has made up. */
export function productsOf(query: ListingQuery, limit: number) {
  return (isMadeUp(query) ? findProducts : getProducts)(listingInput(query, limit))
}

async function facetsOf(query: ListingQuery) {
  const { currency } = await currentPage()
  const read = isMadeUp(query) ? findFacets : countFacets
  return read(filterInput(query), query.price?.currency ?? currency)
}

/** All that a listing's page shows, by the last segment of its internal path; read once for the page and its head. */
export const readListing = cache(async (segment: string) => {
  const query = parseListing(decodeListing(segment))
  const [categories, areas, found, facets] = await Promise.all([
    getCategories(),
    getAreas(),
    productsOf(query, LISTING_PAGE_SIZE),
    facetsOf(query),
  ])
  return {
    view: listingView(query, categories, areas),
    categories,
    areas,
    facets,
    products: found.items,
    total: found.meta.total,
    lastPage: found.meta.last_page,
    correctedTo: found.meta.corrected_to,
    isPartial: found.meta.partial,
  }
})

export type Listing = Awaited<ReturnType<typeof readListing>>
