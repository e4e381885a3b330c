import { z } from 'zod'
import { VERTICALS } from '@/lib/domain/catalog'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { DURATIONS, FEATURES, PRICE_BOUND } from '@/lib/domain/listing'
import { SUGGESTION_COUNT } from '@/lib/domain/page-size'
import { PLACE_KINDS } from '@/lib/domain/search/place-kind'
import { MAX_TEXT_LENGTH } from '@/lib/domain/search-text'
import { defineOperation, envelope } from './operation'
import { currencyCode, image, localDate, pageCurrency, preferences } from './shared'

const commaList = z
  .string()
  .max(500)
  .transform((list) => [...new Set(list.split(',').filter(Boolean))].slice(0, 20))

const idList = z
  .string()
  .max(4000)
  .transform((list) => [...new Set(list.split(',').filter(Boolean))].slice(0, MAX_FAVOURITES))

/** Treats an invalid value as missing. */
const tolerant = <Value>(schema: z.ZodType<Value, unknown>) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((value) => schema.safeParse(value).data)

/** Search text without control characters, truncated to the maximum length. */
const searchText = z.string().transform((text) => {
  const plain = text
    .slice(0, 4 * MAX_TEXT_LENGTH)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
  return [...plain].slice(0, MAX_TEXT_LENGTH).join('').trim()
})

const majorUnits = z.string().regex(PRICE_BOUND).transform(Number)

/** Filters of the listing. Comma-separated values match any of them; unknown values are ignored. */
export const productFilters = preferences.extend({
  /** Truncated to the maximum length. */
  q: searchText.optional(),
  product_categories: commaList.optional(),
  destination: commaList.optional(),
  vertical: z.enum(VERTICALS).optional(),
  recommended: z.stringbool().optional(),
  /** Only these products, if they are for sale. */
  ids: idList.optional(),
  /** Bookable on any day in the range; a stay on every night in it. One bound alone means a single day. */
  from: tolerant(localDate),
  to: tolerant(localDate),
  /** Lowest and highest displayed price, in major units of `price_currency`, by default `currency`. */
  price_min: majorUnits.optional(),
  price_max: majorUnits.optional(),
  price_currency: pageCurrency.optional(),
  /** Stars from 1 to 5, with at most one decimal. */
  rating_min: tolerant(
    z.coerce
      .string()
      .regex(/^(5|[1-4](\.\d)?)$/)
      .transform(Number),
  ),
  duration: commaList.pipe(z.array(z.enum(DURATIONS))).optional(),
  language: commaList.optional(),
  free_cancellation: z.stringbool().optional(),
  instant_confirmation: z.stringbool().optional(),
  wheelchair: z.stringbool().optional(),
  hotel_pickup: z.stringbool().optional(),
})
export type ProductFilters = z.output<typeof productFilters>

const count = z.int()

/** The number of products for each value of a filter, with all other filters unchanged. */
export const facets = z.object({
  /** Categories and sub-categories in one list; a category includes the counts of its sub-categories. */
  categories: z.array(z.object({ id: z.string(), count })),
  destinations: z.array(z.object({ slug: z.string(), count })),
  durations: z.array(z.object({ id: z.enum(DURATIONS), count })),
  languages: z.array(z.object({ code: z.string(), count })),
  features: z.array(z.object({ id: z.enum(FEATURES), count })),
  /** Products with at least this many stars. */
  ratings: z.array(z.object({ min: z.int(), count })),
  /**
   * Displayed prices in minor units of `currency`; null without results. The buckets are adjacent, from
   * `from` inclusive to `to` exclusive, and get wider with the price; they are drawn with equal width.
   */
  prices: z
    .object({
      currency: currencyCode,
      min: z.int(),
      max: z.int(),
      buckets: z.array(z.object({ from: z.int(), to: z.int(), count })),
    })
    .nullable(),
  /** Null if the API host has no list of products. */
  total: z.int().nullable(),
})
export type Facets = z.infer<typeof facets>

export const getFacets = defineOperation({
  method: 'GET',
  path: '/api/catalog/facets',
  summary: 'Returns the filters of the listing with the number of products for each value',
  query: productFilters,
  response: envelope(facets),
})

export const suggestion = z.object({
  kind: z.enum(['product', ...PLACE_KINDS]),
  /** Product id, or the slug of the destination or category. */
  id: z.string(),
  title: z.string(),
  /** Its location or kind; may be empty. */
  subtitle: z.string(),
  /** Public path without the language prefix. */
  path: z.string(),
  image: image.nullable(),
  /** Parts of the title that match the typed text: ordered UTF-16 offsets, the second exclusive. */
  matched: z.array(z.tuple([z.int(), z.int()])),
})
export type Suggestion = z.infer<typeof suggestion>

export const getSuggestions = defineOperation({
  method: 'GET',
  path: '/api/catalog/suggestions',
  summary: 'Suggests matches for a text while it is typed: destinations and categories first, then products',
  query: preferences.extend({
    q: searchText.default(''),
    limit: tolerant(z.coerce.number().int().min(1).max(SUGGESTION_COUNT.max)).transform(
      (limit = SUGGESTION_COUNT.usual) => limit,
    ),
  }),
  response: envelope(z.array(suggestion)),
})
