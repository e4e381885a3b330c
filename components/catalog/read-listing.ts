import { cache } from 'react'
import { filterInput, listingInput } from '@/lib/api/listing-input'
import {
  countFacets,
  findFacets,
  findProducts,
  getAreas,
  getCategories,
  getProducts,
} from '@/lib/api/queries/catalog'
import { type ListingQuery, parseListing } from '@/lib/domain/listing'
import { LISTING_PAGE_SIZE } from '@/lib/domain/page-size'
import { currentPage } from '@/lib/i18n/current-page'
import { decodeListing } from '@/lib/navigation/internal-path'
import { listingView } from './listing-view'

/** Finds the products of a query; cached for common queries, uncached for searches. */
export function productsOf(query: ListingQuery, limit: number, isSearch: boolean) {
  return (isSearch ? findProducts : getProducts)(listingInput(query, limit))
}

async function facetsOf(query: ListingQuery, isSearch: boolean) {
  const { currency } = await currentPage()
  const read = isSearch ? findFacets : countFacets
  return read(filterInput(query), query.price?.currency ?? currency)
}

/** Reads everything a listing page shows, by the last segment of its path; once for page and metadata. */
export const readListing = cache(async (segment: string, isSearch: boolean) => {
  const query = parseListing(decodeListing(segment))
  const [categories, areas, found, facets] = await Promise.all([
    getCategories(),
    getAreas(),
    productsOf(query, LISTING_PAGE_SIZE.usual, isSearch),
    facetsOf(query, isSearch),
  ])
  return {
    isSearch,
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
