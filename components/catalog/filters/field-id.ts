import { type ListingQuery, listingSearch } from '@/lib/domain/listing'

/**
 * Returns the id of a server-rendered field. It includes the listing's URL because the router keeps previous
 * listings in the document: `useId` would repeat ids among them, and labels would point to the wrong field.
 */
export function fieldId(name: string, query: ListingQuery): string {
  return `${name}:${listingSearch(query)}`
}
