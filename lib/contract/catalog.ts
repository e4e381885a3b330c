import { z } from 'zod'
import { MAX_AVAILABILITY_DAYS } from '@/lib/domain/booking-horizon'
import {
  AMENITIES,
  AREA_GROUPS,
  DATE_MODES,
  INVENTORIES,
  MAX_STARS,
  OPTION_AVAILABILITIES,
  VERTICALS,
} from '@/lib/domain/catalog'
import { LISTING_SORTS } from '@/lib/domain/listing'
import { AREAS_PAGE_SIZE, LISTING_PAGE_SIZE, MAX_PAGES } from '@/lib/domain/page-size'
import { openingHours } from './fulfilment'
import { defineOperation, envelope } from './operation'
import { option, unitType } from './option'
import { rating } from './reviews'
import { productFilters } from './search'
import {
  image,
  localDate,
  localTime,
  money,
  optionId,
  pageMeta,
  paging,
  preferences,
  slug,
  stayHours,
} from './shared'

export const area = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  country_name: z.string(),
  groups: z.array(z.enum(AREA_GROUPS)),
  summary: z.string(),
  image: image.nullable(),
  /** Null if the API host does not say. */
  product_count: z.int().nullable(),
})
export type Area = z.infer<typeof area>

export const category = z.object({
  id: z.string(),
  slug: z.string(),
  label: z.string(),
  /** Path of the listing filtered by this category. */
  link: z.string(),
  disabled: z.boolean(),
  icon: z.string(),
  /** A description in one paragraph; may be empty. */
  summary: z.string(),
  /** Null if it is not known, as without a catalog. */
  product_count: z.int().nullable(),
  children: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      label: z.string(),
      disabled: z.boolean(),
      summary: z.string(),
      product_count: z.int().nullable(),
    }),
  ),
})
export type Category = z.infer<typeof category>

export const productCard = z.object({
  id: z.string(),
  vertical: z.enum(VERTICALS),
  name: z.string(),
  category: z.object({ id: z.string(), slug: z.string(), label: z.string() }).nullable(),
  area: z.object({ slug: z.string(), name: z.string() }).nullable(),
  image: image.nullable(),
  /** The lowest price of the main unit, taxes and fees included. */
  from: money,
  from_unit: z.object({ code: unitType, label: z.string() }),
  /** The date mode of the option with this price, which defines the price basis: visit, night or day. */
  from_window: z.enum(DATE_MODES),
  from_inventory: z.enum(INVENTORIES),
  /** The total price of a stay for the requested nights; null unless a room is available on all of them. */
  stay: z
    .object({
      /** The room option with this price. */
      option_id: z.string(),
      total: money,
      nights: z.int(),
      rooms: z.int(),
      /** Price per room per night; the average if the nights differ. */
      per_night: money,
      even: z.boolean(),
    })
    .nullable(),
  duration_minutes: z.int().nullable(),
  /** Whether any rate has free cancellation. */
  free_cancellation: z.boolean(),
  /** Whether the rate with the price shown here has free cancellation. */
  price_refundable: z.boolean(),
  instant_confirmation: z.boolean(),
  /** The class of a stay; null if it has none, or if the host does not say. */
  stars: z.int().min(1).max(MAX_STARS).nullable().default(null),
  amenities: z.array(z.enum(AMENITIES)).default([]),
  rating,
})
export type ProductCard = z.infer<typeof productCard>

/** An image of a gallery. */
export const galleryImage = image.extend({
  /** Whether it is drawn; absent if the host does not say. */
  drawn: z.boolean().optional(),
  /** The author of a photograph. */
  credit: z.string().optional(),
  /** The license of a photograph, with the address of its terms. */
  license: z.object({ name: z.string(), url: z.url().optional() }).optional(),
})
export type GalleryImage = z.infer<typeof galleryImage>

export const performance = z.object({
  date: localDate,
  time: localTime,
  /** The options that it has, with the price of their main unit on its date. */
  options: z.array(
    z.object({ id: optionId, price: money, availability: z.enum(OPTION_AVAILABILITIES).exclude(['closed']) }),
  ),
})

export const product = productCard.extend({
  supplier: z.string(),
  /** The option that the price `from` belongs to. */
  from_option_id: z.string(),
  summary: z.string(),
  highlights: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  good_to_know: z.array(z.string()),
  how_to_use: z.string(),
  what_to_bring: z.array(z.string()).default([]),
  /** Null if it is no stay, or if the host does not say. */
  stay_hours: stayHours.nullable().default(null),
  itinerary: z.array(z.object({ minutes: z.int().nullable(), title: z.string(), text: z.string() })),
  /** The next performances of an event that are on sale or sold out, in order; empty for other products. */
  performances: z.array(performance).default([]),
  meeting: z
    .object({ name: z.string(), directions: z.string(), latitude: z.number(), longitude: z.number() })
    .nullable(),
  /** Opening hours of its counter in local time; empty if not known, or if the buyer chooses one. */
  opening_hours: z.array(openingHours),
  areas: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Country of its first destination, ISO 3166-1 alpha-2; absent if the host does not say. */
  country: z.string().optional(),
  languages: z.array(z.string()),
  wheelchair: z.boolean(),
  hotel_pickup: z.boolean(),
  time_zone: z.string(),
  images: z.array(galleryImage),
  /** How often it was booked and paid for, rounded down; null below 20, or if the host does not say. */
  booked: z.int().nullable().default(null),
  options: z.array(option).min(1),
})
export type Product = z.infer<typeof product>

export const availabilityDay = z.object({
  date: localDate,
  status: z.enum(['available', 'sold_out', 'closed']),
  /** Places left on the day, summed over its times; null if unlimited. */
  left: z.int().nullable(),
  /** Whether few are left of the places that the day has. */
  few: z.boolean().optional(),
  times: z.array(
    z.object({ time: localTime, left: z.int(), few: z.boolean().optional(), bookable: z.boolean() }),
  ),
  prices: z.partialRecord(unitType, money),
})
export type AvailabilityDay = z.infer<typeof availabilityDay>

export const availability = z.object({
  option_id: z.string(),
  /** First and last day that can be queried. */
  first_date: localDate,
  last_date: localDate,
  /** Remaining stock; null if availability is by date or unlimited. */
  stock: z.int().nullable(),
  /** Whether little is left of the stock. */
  few: z.boolean().optional(),
  days: z.array(availabilityDay),
})
export type Availability = z.infer<typeof availability>

export const listAreas = defineOperation({
  method: 'GET',
  path: '/api/pd4/areas',
  summary: 'Destinations',
  query: paging(AREAS_PAGE_SIZE).extend(preferences.shape),
  response: envelope(z.array(area)).extend({ meta: pageMeta }),
})

export const listCategories = defineOperation({
  method: 'GET',
  path: '/api/catalog/categories',
  summary: 'Returns the eight menu categories with their sub-categories',
  query: preferences,
  response: envelope(z.array(category)),
})

export const listProducts = defineOperation({
  method: 'GET',
  path: '/api/catalog/products',
  summary: 'Lists products with filters; with a search text the default order is by relevance',
  query: productFilters.extend({
    ...paging(LISTING_PAGE_SIZE).shape,
    page: z.coerce
      .number()
      .int()
      .min(1)
      .transform((page) => Math.min(page, MAX_PAGES))
      .default(1),
    sort: z.enum(LISTING_SORTS).default('recommended'),
  }),
  response: envelope(
    z.object({
      items: z.array(productCard),
      meta: pageMeta.extend({
        /** Null if the API host has no list of products. */
        total: z.int().nullable(),
        /** The corrected search text; null if the spelling was not corrected. */
        corrected_to: z.string().nullable(),
        /** True if no product matches all search terms; the results then match some of them. */
        partial: z.boolean(),
      }),
    }),
  ),
})

export const getProduct = defineOperation({
  method: 'GET',
  path: '/api/catalog/products/{id}',
  summary: 'Returns a product with its options, units and standard prices',
  params: z.object({ id: slug }),
  query: preferences,
  response: envelope(product),
})

export const getAvailability = defineOperation({
  method: 'GET',
  path: '/api/catalog/products/{id}/availability',
  summary: `Returns availability and prices of an option by day; at most ${MAX_AVAILABILITY_DAYS} days per request`,
  params: z.object({ id: slug }),
  query: preferences.extend({ option_id: optionId, from: localDate, to: localDate }),
  response: envelope(availability),
})
