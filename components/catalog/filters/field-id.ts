import { type ListingQuery, listingSearch } from '@/lib/domain/listing'

/**
 * The id of a field that the server renders. It carries the listing's address, for the router keeps the listings that
 * were left in the document: ids that React counts would be the same in each of them, and labels would find the wrong
 * field.
 */
export function fieldId(name: string, query: ListingQuery): string {
  return `${name}:${listingSearch(query)}`
}
