import { type ListingQuery, listingPath, listingSearch, parseListing } from '@/lib/domain/listing'

export { formQuery } from './form-query'

/** Returns a listing as its own page parses it, and the path of that page. */
export function requestedListing(query: ListingQuery): { query: ListingQuery; path: string } {
  const normal = parseListing(new URLSearchParams(listingSearch(query)))
  return { query: normal, path: listingPath(normal) }
}
