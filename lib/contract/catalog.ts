import { z } from 'zod'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import {
  AREA_GROUPS,
  BOOKING_WINDOWS,
  INVENTORIES,
  PARTIES,
  QUESTIONS,
  UNIT_TYPES,
  VERTICALS,
} from '@/lib/domain/catalog'
import { LISTING_SORTS } from '@/lib/domain/listing'
import { MAX_PARTY_SIZE } from '@/lib/domain/max-party-size'
import { fulfilmentTerms, openingHours, pickupTerms } from './fulfilment'
import { defineOperation, envelope } from './operation'
import { rating } from './reviews'
import { productFilters } from './search'
import { image, localDate, localTime, money, pageMeta, paging, preferences } from './shared'

export const area = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  country_name: z.string(),
  groups: z.array(z.enum(AREA_GROUPS)),
  summary: z.string(),
  image: image.nullable(),
  product_count: z.int(),
})
export type Area = z.infer<typeof area>

export const category = z.object({
  id: z.string(),
  slug: z.string(),
  label: z.string(),
  /** The listing filtered by this category. */
  link: z.string(),
  disabled: z.boolean(),
  icon: z.string(),
  /** What is sold here, in a paragraph; may be empty. */
  summary: z.string(),
  product_count: z.int(),
  children: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      label: z.string(),
      disabled: z.boolean(),
      summary: z.string(),
      product_count: z.int(),
    }),
  ),
})
export type Category = z.infer<typeof category>

const unitType = z.enum(UNIT_TYPES)

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
  /** Which date question the option with this price asks, and so what its price counts: a visit, a night, a day. */
  from_window: z.enum(BOOKING_WINDOWS),
  from_inventory: z.enum(INVENTORIES),
  /** What a stay costs in all for the nights that were asked for, where it has a room in each; else null. */
  stay: z
    .object({
      /** The room that costs this. */
      option_id: z.string(),
      total: money,
      nights: z.int(),
      rooms: z.int(),
      /** A room and night; the mean where the nights differ. */
      per_night: money,
      even: z.boolean(),
    })
    .nullable(),
  duration_minutes: z.int().nullable(),
  /** Whether some rate can be cancelled for nothing. */
  free_cancellation: z.boolean(),
  /** Whether the one with the price that is named here can. */
  price_refundable: z.boolean(),
  instant_confirmation: z.boolean(),
  rating,
})
export type ProductCard = z.infer<typeof productCard>

export const groupSize = z.object({
  people: z.int().min(1).max(MAX_PARTY_SIZE),
  /** Null where nobody asks. */
  bags: z.int().min(0).max(1000).nullable().default(null),
})

export const unit = z.object({
  code: unitType,
  label: z.string(),
  min_age: z.int().nullable(),
  max_age: z.int().nullable(),
  pax_count: z.int(),
  accompanied_by: unitType.nullable(),
  max_quantity: z.int().nullable(),
  /** How many people it is for, where its price is that of the whole group, and how much luggage goes along. */
  group: groupSize.nullable(),
  /** The usual price; a date may have its own. */
  price: money,
})
export type Unit = z.infer<typeof unit>

export const cancellationTier = z.object({ hours_before: z.number(), percent_kept: z.number() })

export const option = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  window: z.enum(BOOKING_WINDOWS),
  inventory: z.enum(INVENTORIES),
  cutoff_minutes: z.int(),
  min_units: z.int(),
  max_units: z.int(),
  cancellation: z.array(cancellationTier),
  questions: z.array(z.enum(QUESTIONS)),
  fulfilment: z.array(z.enum(FULFILMENT_METHODS)),
  /** Counters where it is fetched and how it is delivered; null where that is agreed without the shop. */
  handover: fulfilmentTerms(z.string()).nullable(),
  /** Languages of which one is to be chosen for the guide, the reader's own first. */
  guide_languages: z.array(z.string()),
  /** Of transport: where it goes; `opposite` is the option that goes back in the same class. */
  route: z
    .object({
      from: z.string(),
      to: z.string(),
      minutes: z.int(),
      opposite: z.string().nullable(),
      /** Where it starts; null where that is the product's meeting point. */
      meeting: z
        .object({
          name: z.string(),
          directions: z.string(),
          /** Null where it is no fixed place, like the traveller's hotel. */
          latitude: z.number().nullable(),
          longitude: z.number().nullable(),
        })
        .nullable(),
      /** Free for each passenger. */
      bags: z
        .object({
          included: z.int(),
          max_kg: z.int().nullable(),
          /** Length, width and height together. */
          max_cm: z.int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** Where and when the travellers are fetched; null where they come by themselves. */
  pickup: pickupTerms(z.string()).nullable(),
  /** Of a tour: with others, or with one's own group alone. */
  party: z.enum(PARTIES).nullable(),
  plan: z
    .object({
      gigabytes: z.number().nullable(),
      days: z.int(),
      networks: z.array(z.string()),
      fair_use: z.object({ gigabytes_per_day: z.number(), kilobits_per_second: z.number() }).nullable(),
      hotspot: z.boolean(),
      validity_starts: z.enum(['first_use', 'installation', 'pickup']),
      /** Where it works: ISO 3166-1 alpha-2, sorted. */
      countries: z.array(z.string()),
    })
    .nullable(),
  /** Of food: what is served, course by course; none where nobody told. */
  menu: z.array(z.object({ title: z.string(), dishes: z.array(z.string()) })),
  units: z.array(unit),
  /** The lowest price of its first unit on a day that can be booked, and whether other such days cost more. */
  from: z.object({ price: money, varies: z.boolean() }),
  extras: z.array(z.object({ code: z.string(), name: z.string(), price: money, deposit: z.boolean() })),
})
export type Option = z.infer<typeof option>

export const product = productCard.extend({
  operator: z.string(),
  /** The option whose price `from` is. */
  from_option_id: z.string(),
  summary: z.string(),
  highlights: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  good_to_know: z.array(z.string()),
  how_to_use: z.string(),
  itinerary: z.array(z.object({ minutes: z.int().nullable(), title: z.string(), text: z.string() })),
  meeting: z
    .object({ name: z.string(), directions: z.string(), latitude: z.number(), longitude: z.number() })
    .nullable(),
  /** When the counter at its place is open, by the venue's clock; none where nobody told or one is chosen. */
  opening_hours: z.array(openingHours),
  areas: z.array(z.object({ slug: z.string(), name: z.string() })),
  languages: z.array(z.string()),
  wheelchair: z.boolean(),
  hotel_pickup: z.boolean(),
  time_zone: z.string(),
  images: z.array(image),
  options: z.array(option).min(1),
})
export type Product = z.infer<typeof product>

export const availabilityDay = z.object({
  date: localDate,
  status: z.enum(['available', 'sold_out', 'closed']),
  /** Places left on the day, summed over its times; null where there is no limit. */
  left: z.int().nullable(),
  times: z.array(z.object({ time: localTime, left: z.int(), bookable: z.boolean() })),
  prices: z.partialRecord(unitType, money),
})
export type AvailabilityDay = z.infer<typeof availabilityDay>

export const availability = z.object({
  option_id: z.string(),
  /** First and last day that can be asked for. */
  first_date: localDate,
  last_date: localDate,
  /** What is left of a stock; null where availability goes by date or has no limit. */
  stock: z.int().nullable(),
  days: z.array(availabilityDay),
})
export type Availability = z.infer<typeof availability>

export const listAreas = defineOperation({
  method: 'GET',
  path: '/api/pd4/areas',
  summary: 'Destinations',
  query: paging(10).extend(preferences.shape),
  response: envelope(z.array(area)).extend({ meta: pageMeta }),
})

export const listCategories = defineOperation({
  method: 'GET',
  path: '/api/catalog/categories',
  summary: 'The eight categories of the menu with their sub-categories',
  query: preferences,
  response: envelope(z.array(category)),
})

/** Further than any listing reaches. */
const MOST_PAGES = 100_000

export const listProducts = defineOperation({
  method: 'GET',
  path: '/api/catalog/products',
  summary: 'Products, filtered; with a search text the most relevant first unless told otherwise',
  query: productFilters.extend({
    ...paging(24, 48).shape,
    page: z.coerce
      .number()
      .int()
      .min(1)
      .transform((page) => Math.min(page, MOST_PAGES))
      .default(1),
    sort: z.enum(LISTING_SORTS).default('recommended'),
  }),
  response: envelope(
    z.object({
      items: z.array(productCard),
      meta: pageMeta.extend({
        /** What was searched for where the spelling had to be mended. */
        corrected_to: z.string().nullable(),
        /** Nothing has all the words of the text; these have some of them. */
        partial: z.boolean(),
      }),
    }),
  ),
})

export const getProduct = defineOperation({
  method: 'GET',
  path: '/api/catalog/products/{id}',
  summary: 'A product with its options, units and usual prices',
  params: z.object({ id: z.string().min(1).max(80) }),
  query: preferences,
  response: envelope(product),
})

export const getAvailability = defineOperation({
  method: 'GET',
  path: '/api/catalog/products/{id}/availability',
  summary: 'Places and prices of an option by day; at most 62 days at a time',
  params: z.object({ id: z.string().min(1).max(80) }),
  query: preferences.extend({ option_id: z.string().min(1).max(120), from: localDate, to: localDate }),
  response: envelope(availability),
})
