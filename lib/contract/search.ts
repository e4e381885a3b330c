import { z } from 'zod'
import { VERTICALS } from '@/lib/domain/catalog'
import { MOST_FAVOURITES } from '@/lib/domain/favourites'
import { DURATIONS, FEATURES } from '@/lib/domain/listing'
import { defineOperation, envelope } from './operation'
import { currencyCode, image, localDate, preferences } from './shared'

const commaList = z
  .string()
  .max(500)
  .transform((list) => [...new Set(list.split(',').filter(Boolean))].slice(0, 20))

const idList = z
  .string()
  .max(4000)
  .transform((list) => [...new Set(list.split(',').filter(Boolean))].slice(0, MOST_FAVOURITES))

/** Reads what makes no sense as if it were not there. */
const tolerant = <Value>(schema: z.ZodType<Value, unknown>) =>
  z
    .union([z.string(), z.number()])
    .optional()
    .transform((given) => schema.safeParse(given).data)

const MOST_TEXT = 200

/** A text to look for, without control characters; what is longer is cut. */
const searchText = z.string().transform((text) => {
  const plain = text
    .slice(0, 4 * MOST_TEXT)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
  return [...plain].slice(0, MOST_TEXT).join('').trim()
})

const majorUnits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** Filters of the listing; several values of one are joined by commas and mean any of them; what is unknown among them is left out. */
export const productFilters = preferences.extend({
  /** At most 200 characters; what is longer is cut. */
  q: searchText.optional(),
  product_categories: commaList.optional(),
  destination: commaList.optional(),
  vertical: z.enum(VERTICALS).optional(),
  recommended: z.stringbool().optional(),
  /** These products, as far as they are sold. */
  ids: idList.optional(),
  /** Bookable on some day from the first to the last; a stay on every night between them. One alone is one day. */
  from: tolerant(localDate),
  to: tolerant(localDate),
  /** Lowest and highest price shown, in major units of `price_currency`, or else of `currency`. */
  price_min: majorUnits.optional(),
  price_max: majorUnits.optional(),
  price_currency: currencyCode.optional(),
  /** Stars, 1 to 5; a tenth is the finest. */
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

/** How many products there would be with each value of a filter, all other filters being as they are. */
export const facets = z.object({
  /** Categories and sub-categories in one list; a category counts those of its sub-categories too. */
  categories: z.array(z.object({ id: z.string(), count })),
  destinations: z.array(z.object({ slug: z.string(), count })),
  durations: z.array(z.object({ id: z.enum(DURATIONS), count })),
  languages: z.array(z.object({ code: z.string(), count })),
  features: z.array(z.object({ id: z.enum(FEATURES), count })),
  /** Products of at least so many stars. */
  ratings: z.array(z.object({ min: z.int(), count })),
  /**
   * Shown prices in minor units of `currency`; null where nothing is found. The bands lie next to each other, from
   * `from` up to, without, `to`; the dearer the wider, so they are drawn with the same width each.
   */
  prices: z
    .object({
      currency: currencyCode,
      min: z.int(),
      max: z.int(),
      buckets: z.array(z.object({ from: z.int(), to: z.int(), count })),
    })
    .nullable(),
  total: z.int(),
})
export type Facets = z.infer<typeof facets>

export const getFacets = defineOperation({
  method: 'GET',
  path: '/api/catalog/facets',
  summary: 'The filters of the listing with the number of products behind each value',
  query: productFilters,
  response: envelope(facets),
})

const USUAL_SUGGESTIONS = 8

export const suggestion = z.object({
  kind: z.enum(['product', 'destination', 'category']),
  /** Product id, or the slug of the destination or category. */
  id: z.string(),
  title: z.string(),
  /** Where or what it is; may be empty. */
  subtitle: z.string(),
  /** Public path without the language prefix. */
  path: z.string(),
  image: image.nullable(),
  /** Parts of the title that were typed: UTF-16 offsets, the second exclusive, in order. */
  matched: z.array(z.tuple([z.int(), z.int()])),
})
export type Suggestion = z.infer<typeof suggestion>

export const getSuggestions = defineOperation({
  method: 'GET',
  path: '/api/catalog/suggestions',
  summary:
    'What may be meant by a text that is being typed: destinations and categories first, then products',
  query: preferences.extend({
    q: searchText.default(''),
    /** At most 20. */
    limit: tolerant(z.coerce.number().int().min(1).max(20)).transform((limit = USUAL_SUGGESTIONS) => limit),
  }),
  response: envelope(z.array(suggestion)),
})
