/** What a listing shows; every view of it is a link. */
export interface ListingQuery {
  /** Category ids. */
  categories: string[]
  destination: string | null
  sort: ListingSort
  page: number
}

export const LISTING_SORTS = ['recommended', 'price_low', 'price_high'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

export const LISTING_PAGE_SIZE = 24
const MOST_PAGES = 10_000

/** Reads a listing's query string; whatever makes no sense is as if it were not there. */
export function parseListing(search: URLSearchParams): ListingQuery {
  const categories = (search.get('product_categories') ?? '')
    .split(',')
    .filter((id) => /^CATEGORY_\d{1,6}$/.test(id))
  const destination = search.get('destination')
  const sort = LISTING_SORTS.find((candidate) => candidate === search.get('sort')) ?? 'recommended'
  const page = Number(search.get('page'))
  return {
    categories: [...new Set(categories)].slice(0, 20).sort(),
    destination: destination && /^[a-z0-9-]{1,60}$/.test(destination) ? destination : null,
    sort,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1,
  }
}

/** The one query string of a listing, without a question mark; empty for the plain listing. */
export function listingSearch({ categories, destination, sort, page }: ListingQuery): string {
  const search = new URLSearchParams()
  if (categories.length > 0) search.set('product_categories', categories.join(','))
  if (destination) search.set('destination', destination)
  if (sort !== 'recommended') search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.toString().replaceAll('%2C', ',')
}

/** The public path of a listing. */
export function listingPath(query: Partial<ListingQuery>): string {
  const search = listingSearch({ categories: [], destination: null, sort: 'recommended', page: 1, ...query })
  return search ? `/products?${search}` : '/products'
}
