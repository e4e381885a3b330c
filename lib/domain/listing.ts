import { type Currency, isCurrency } from './currency'
import { isLocalDate, type LocalDate } from './local-date'

/** What a listing shows; every view of it is a link. */
export interface ListingQuery {
  /** What is searched for, with single spaces; null where nothing is. */
  text: string | null
  /** Category ids. */
  categories: string[]
  /** Slugs of destinations, joined by commas. */
  destination: string | null
  /** Something must be left on one of these days. */
  dates: DatePeriod | null
  price: PriceRange | null
  /** The fewest stars, 1 to 5; a tenth is the finest. */
  rating: number | null
  durations: Duration[]
  /** Codes of the languages spoken, any of them. */
  languages: string[]
  features: Feature[]
  sort: ListingSort
  page: number
}

/** From the first to the last day, both included. */
export interface DatePeriod {
  from: LocalDate
  to: LocalDate
}

/** Bounds of a price in major units, both ends included; without a currency they are in the visitor's. */
export interface PriceRange {
  min: number | null
  max: number | null
  currency: Currency | null
}

export const LISTING_SORTS = ['recommended', 'price_low', 'price_high', 'rating'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

/** How long something takes; the longest minutes of each kind. */
export const DURATION_UNTIL = { short: 120, half_day: 300, full_day: 24 * 60, days: null } as const
export type Duration = keyof typeof DURATION_UNTIL
export const DURATIONS = Object.keys(DURATION_UNTIL) as Duration[]

/** What a product can have or not, each a parameter of its own. */
export const FEATURES = ['free_cancellation', 'instant_confirmation', 'wheelchair', 'hotel_pickup'] as const
export type Feature = (typeof FEATURES)[number]

export const LISTING_PAGE_SIZE = 24
const MOST_PAGES = 10_000
const MOST_PLACES = 5
/** Longest text that is searched for, in characters. */
export const LONGEST_TEXT = 100

/** The plain listing: everything, as recommended. */
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

/** Values of a parameter that may be given several times or joined by commas; in one order, each once. */
function list(search: URLSearchParams, name: string, valid: RegExp, most: number): string[] {
  const values = search
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => valid.test(value))
  return [...new Set(values)].slice(0, most).sort()
}

/** A text to search for as it is shown and kept: without control characters, with single spaces, not too long. */
export function searchedText(text: string | null): string | null {
  const plain = (text ?? '')
    // Far more than is kept need not be looked at.
    .slice(0, 20 * LONGEST_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return [...plain].slice(0, LONGEST_TEXT).join('').trimEnd() || null
}

const SLUG = /^[a-z0-9-]{1,60}$/

/** One place, or several joined by commas, which mean any of them; null where none could be one's name. */
function destinationOf(search: URLSearchParams): string | null {
  return list(search, 'destination', SLUG, MOST_PLACES).join(',') || null
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
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

function priceRange(search: URLSearchParams): PriceRange | null {
  const bounds = [amount(search.get('price_min')), amount(search.get('price_max'))] as const
  // Nothing costs less than nothing.
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

/** Reads a listing's query string; whatever makes no sense is as if it were not there. */
export function parseListing(search: URLSearchParams): ListingQuery {
  const page = Number(search.get('page'))
  const durations = list(search, 'duration', /^[a-z_]{1,20}$/, 20)
  return {
    text: searchedText(search.get('q')),
    categories: list(search, 'product_categories', /^CATEGORY_\d{1,6}$/, 20),
    destination: destinationOf(search),
    dates: datePeriod(search),
    price: priceRange(search),
    rating: stars(search.get('rating_min')),
    durations: DURATIONS.filter((duration) => durations.includes(duration)),
    languages: list(search, 'language', /^[a-z]{2,3}$/, 10),
    features: FEATURES.filter((feature) => search.get(feature) === '1'),
    sort: LISTING_SORTS.find((candidate) => candidate === search.get('sort')) ?? 'recommended',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1,
  }
}

/** The one query string of a listing, without a question mark; empty for the plain listing. */
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

/** How many things a listing is filtered by. */
export function filterCount(query: ListingQuery): number {
  const single = [query.text, query.destination, query.dates, query.price, query.rating]
  const several = [query.categories, query.durations, query.languages, query.features]
  return single.filter((value) => value !== null).length + several.flat().length
}

/**
 * Whether a listing asks for something that a visitor has made up (a text, days, bounds of a price) rather than for
 * what the shop offers to choose from. There is no end of such views, and hardly anybody asks for the same one.
 */
export function isMadeUp({ text, dates, price }: Pick<ListingQuery, 'text' | 'dates' | 'price'>): boolean {
  return text !== null || dates !== null || price !== null
}

/** The public path of a listing. */
export function listingPath(query: Partial<ListingQuery>): string {
  const search = listingSearch({ ...WHOLE_LISTING, ...query })
  return search ? `/products?${search}` : '/products'
}
