import type { listProducts } from '@/lib/contract/catalog'
import type { OperationInput } from '@/lib/contract/operation'
import type { getFacets } from '@/lib/contract/search'
import type { Feature, ListingQuery } from '@/lib/domain/listing'

const joined = (values: string[]) => (values.length > 0 ? values.join(',') : undefined)
const text = (amount: number | null | undefined) => (amount == null ? undefined : String(amount))

/** Returns the filters of a listing as API input. */
export function filterInput(query: ListingQuery): OperationInput<typeof getFacets> {
  const { price, dates } = query
  const wants = (feature: Feature) => (query.features.includes(feature) ? '1' : undefined)
  return {
    q: query.text ?? undefined,
    product_categories: joined(query.categories),
    destination: query.destination ?? undefined,
    from: dates?.from,
    to: dates?.to,
    price_min: text(price?.min),
    price_max: text(price?.max),
    price_currency: price?.currency ?? undefined,
    rating_min: text(query.rating),
    duration: joined(query.durations),
    language: joined(query.languages),
    free_cancellation: wants('free_cancellation'),
    instant_confirmation: wants('instant_confirmation'),
    wheelchair: wants('wheelchair'),
    hotel_pickup: wants('hotel_pickup'),
  }
}

/** Returns the API input for a listing's query, with `limit` products per page. */
export function listingInput(query: ListingQuery, limit: number): OperationInput<typeof listProducts> {
  return { ...filterInput(query), sort: query.sort, page: query.page, limit }
}
