import { MAX_SLUG_LENGTH } from './catalog-ids'
import { isCurrency } from './currency'
import { isLocalDate, type LocalDate } from './local-date'
import type { PageCurrency } from './page-currency'
import { MAX_PAGES } from './page-size'
import { MAX_TEXT_LENGTH } from './search-text'

/** The state of a listing; every view has its own URL. */
export interface ListingQuery {
  /** The search text with single spaces; null without a search. */
  text: string | null
  /** Category ids. */
  categories: string[]
  /** Destination slugs, joined by commas. */
  destination: string | null
  /** Products must be available on one of these days. */
  dates: DatePeriod | null
  price: PriceRange | null
  /** Minimum stars from 1 to 5, with at most one decimal. */
  rating: number | null
  durations: Duration[]
  /** Language codes; products match any of them. */
  languages: string[]
  features: Feature[]
  sort: ListingSort
  page: number
}

/** First and last day, both inclusive. */
export interface DatePeriod {
  from: LocalDate
  to: LocalDate
}

/** Inclusive price bounds in major units; without a currency, in the visitor's. */
export interface PriceRange {
  min: number | null
  max: number | null
  currency: PageCurrency | null
}

export const LISTING_SORTS = ['recommended', 'price_low', 'price_high', 'rating'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** The maximum duration of each class, in minutes. */
export const DURATION_UNTIL = { short: 120, half_day: 300, full_day: 24 * 60, days: null } as const
export type Duration = keyof typeof DURATION_UNTIL
export const DURATIONS = Object.keys(DURATION_UNTIL) as Duration[]

/** Product features; each has its own parameter. */
export const FEATURES = ['free_cancellation', 'instant_confirmation', 'wheelchair', 'hotel_pickup'] as const
export type Feature = (typeof FEATURES)[number]

const MAX_DESTINATIONS = 5
const MAX_CATEGORIES = 20
/** Whether there is such a category is not known here; so many ids of this length fit into a call. */
const CATEGORY_ID = /^\w[\w-]{0,23}$/
/** Maximum number of digits of a price bound, in major units. */
export const MAX_PRICE_DIGITS = 9
export const PRICE_BOUND = new RegExp(`^\\d{1,${MAX_PRICE_DIGITS}}$`)

/** The default listing: all products, sorted by recommendation. */
export const WHOLE_LISTING: ListingQuery = {
  text: null,
  categories: [],
  destination: null,
  dates: null,
  price: null,
  rating: null,
  durations: [],
  languages: [],
  features: [],
  sort: 'recommended',
  page: 1,
}

/** Returns the sorted, distinct values of a parameter that may be repeated or comma-separated. */
function list(search: URLSearchParams, name: string, valid: RegExp, max: number): string[] {
  const values = search
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => valid.test(value))
  return [...new Set(values)].slice(0, max).sort()
}

/** Normalizes a search text: no control characters, single spaces, limited length. */
export function searchedText(text: string | null): string | null {
  const plain = (text ?? '')
    // Limits the work on very long input.
    .slice(0, 20 * MAX_TEXT_LENGTH)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, MAX_TEXT_LENGTH).join('').trimEnd() || null
}

const SLUG = new RegExp(`^[a-z0-9-]{1,${MAX_SLUG_LENGTH}}$`)

/** Returns destination slugs joined by commas (products match any of them), or null if none is valid. */
function destinationOf(search: URLSearchParams): string | null {
  return list(search, 'destination', SLUG, MAX_DESTINATIONS).join(',') || null
}

function datePeriod(search: URLSearchParams): DatePeriod | null {
  const [from, to] = ['from', 'to'].map((name) => {
    const date = search.get(name)
    return isLocalDate(date) ? date : null
  })
  const [first, last] = [from ?? to, to ?? from]
  if (!first || !last) return null
  return first <= last ? { from: first, to: last } : { from: last, to: first }
}

function stars(text: string | null): number | null {
  return text !== null && /^(5(\.0)?|[1-4](\.\d)?)$/.test(text) ? Number(text) : null
}

function amount(text: string | null): number | null {
  return text !== null && PRICE_BOUND.test(text) ? Number(text) : null
}

function priceRange(search: URLSearchParams): PriceRange | null {
  const bounds = [amount(search.get('price_min')), amount(search.get('price_max'))] as const
  // A lower bound of 0 is no bound.
  const [low, high] = [bounds[0] || null, bounds[1]]
  if (low === null && high === null) return null
  const swap = low !== null && high !== null && low > high
  const currency = search.get('price_currency')
  return {
    min: swap ? high || null : low,
    max: swap ? low : high,
    currency: isCurrency(currency) ? currency : null,
  }
}

/** Parses a listing's query string; invalid values are ignored. */
export function parseListing(search: URLSearchParams): ListingQuery {
  const page = Number(search.get('page'))
  const durations = list(search, 'duration', /^[a-z_]{1,20}$/, 20)
  return {
    text: searchedText(search.get('q')),
    categories: list(search, 'product_categories', CATEGORY_ID, MAX_CATEGORIES),
    destination: destinationOf(search),
    dates: datePeriod(search),
    price: priceRange(search),
    rating: stars(search.get('rating_min')),
    durations: DURATIONS.filter((duration) => durations.includes(duration)),
    languages: list(search, 'language', /^[a-z]{2,3}$/, 10),
    features: FEATURES.filter((feature) => search.get(feature) === '1'),
    sort: LISTING_SORTS.find((candidate) => candidate === search.get('sort')) ?? 'recommended',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGES) : 1,
  }
}

/**
 * Returns the canonical query string of a listing, without a question mark; empty for the default listing.
 */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams()
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value))
  }
  set('q', query.text)
  set('product_categories', query.categories.join(','))
  set('destination', query.destination)
  set('from', query.dates?.from)
  set('to', query.dates?.to)
  set('price_min', query.price?.min)
  set('price_max', query.price?.max)
  set('price_currency', query.price?.currency)
  set('rating_min', query.rating)
  set('duration', query.durations.join(','))
  set('language', query.languages.join(','))
  for (const feature of query.features) set(feature, 1)
  if (query.sort !== 'recommended') set('sort', query.sort)
  if (query.page > 1) set('page', query.page)
  return search.toString().replaceAll('%2C', ',')
}

/** Returns the number of active filter values. */
export function filterCount(query: ListingQuery): number {
  const single = [query.text, query.destination, query.dates, query.price, query.rating]
  const several = [query.categories, query.durations, query.languages, query.features]
  return single.filter((value) => value !== null).length + several.flat().length
}

/**
 * Whether a listing contains free input: text, dates, price bounds. Such views are unlimited in number and rarely repeat, so
 * they are not cached. Neither are those of categories, destinations and languages that the shop does not offer, which only
 * the catalog knows.
 */
export function hasFreeInput({
  text,
  dates,
  price,
}: Pick<ListingQuery, 'text' | 'dates' | 'price'>): boolean {
  return text !== null || dates !== null || price !== null
}

/**
 * Whether crawlers follow links to a listing: only to the pages of the whole one. Whatever else visitors combine has no
 * page of its own in search engines.
 */
export const isFollowed = (query: ListingQuery): boolean =>
  filterCount(query) === 0 && query.sort === 'recommended'

/** Returns the public path of a listing. */
export function listingPath(query: Partial<ListingQuery>): string {
  const search = listingSearch({ ...WHOLE_LISTING, ...query })
  return search ? `/products?${search}` : '/products'
}
