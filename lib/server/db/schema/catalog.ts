import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core'
import {
  AMENITIES,
  type Amenity,
  AREA_GROUPS,
  MAX_STARS,
  VERTICALS,
  type Vertical,
} from '@/lib/domain/catalog'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import type { FulfilmentTerms } from '@/lib/domain/fulfilment'
import type { Locale, Localized } from '@/lib/domain/locale'
import type { Photo } from '@/lib/domain/photo'
import { MAX_SCORE } from '@/lib/domain/review'
import { MAX_VAT_RATE } from '@/lib/domain/vat'
import { currencyCode, instant, isCountryCode, isCurrencyCode, isTimeZone } from './columns'
import { areAmong, isAtMost, isBetween, isOneOf, literal } from './conditions'
import { cancellationTiersJson } from './stored-json'

export const areas = pgTable(
  'areas',
  {
    slug: text('slug').primaryKey(),
    position: integer('position').notNull(),
    groups: text('groups').array().notNull(),
    country: text('country').notNull(),
    timeZone: text('time_zone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('areas_slug', isAtMost(t.slug, MAX_SLUG_LENGTH)),
    check('areas_groups', areAmong(t.groups, AREA_GROUPS)),
    check('areas_country', isCountryCode(t.country)),
    check('areas_time_zone', isTimeZone(t.timeZone)),
  ],
)

export const areaTranslations = pgTable(
  'area_translations',
  {
    areaSlug: text('area_slug')
      .notNull()
      .references(() => areas.slug, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    countryName: text('country_name').notNull(),
    /** Search aliases; not displayed. */
    aliases: text('aliases').array().notNull().default([]),
    summary: text('summary').notNull(),
    /** About the destination, when to go and how to get there: paragraphs separated by an empty line. */
    about: text('about').notNull().default(''),
    whenToGo: text('when_to_go').notNull().default(''),
    gettingThere: text('getting_there').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.areaSlug, t.locale] })],
)

export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    slug: text('slug').notNull().unique(),
    icon: text('icon').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    position: integer('position').notNull(),
    label: jsonb('label').$type<Localized>().notNull(),
    summary: jsonb('summary').$type<Localized>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [foreignKey({ columns: [t.parentId], foreignColumns: [t.id] })],
)

export const cancellationPolicies = pgTable('cancellation_policies', {
  code: text('code').primaryKey(),
  tiers: cancellationTiersJson('tiers').notNull(),
})

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    vertical: text('vertical').$type<Vertical>().notNull(),
    categoryId: text('category_id').references(() => categories.id),
    supplier: text('supplier').notNull(),
    timeZone: text('time_zone').notNull(),
    currency: currencyCode('currency').notNull(),
    durationMinutes: integer('duration_minutes'),
    languages: text('languages').array().notNull(),
    wheelchair: boolean('wheelchair').notNull(),
    hotelPickup: boolean('hotel_pickup').notNull(),
    instantConfirmation: boolean('instant_confirmation').notNull(),
    /** The class of a stay; null if it has none. */
    stars: integer('stars'),
    amenities: text('amenities').array().$type<Amenity[]>().notNull().default([]),
    /** Of a stay, in its local time; null where not known. */
    checkInFrom: time('check_in_from', { precision: 0 }),
    checkInUntil: time('check_in_until', { precision: 0 }),
    checkOutUntil: time('check_out_until', { precision: 0 }),
    /** Collection points and delivery of its goods; null if there are none. */
    fulfilment: jsonb('fulfilment').$type<FulfilmentTerms>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    position: integer('position').notNull(),
    featuredRank: integer('featured_rank'),
    /** In basis points; null for the standard rate of the shop. */
    vatRate: integer('vat_rate'),
    isVatExempt: boolean('is_vat_exempt').notNull().default(false),
    /** Whether its dates are performances, such as of a show or a match. */
    isEvent: boolean('is_event').notNull().default(false),
    /** Sum of the visible reviews' scores, and their number; maintained by a trigger. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    discontinuedAt: instant('discontinued_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('products_category').on(t.categoryId, t.position),
    check('products_id', isAtMost(t.id, MAX_SLUG_LENGTH)),
    check('products_vertical', isOneOf(t.vertical, VERTICALS)),
    check('products_currency_code', isCurrencyCode(t.currency)),
    check('products_time_zone', isTimeZone(t.timeZone)),
    check(
      'products_fulfilment',
      sql`${t.fulfilment} IS NULL OR COALESCE(jsonb_typeof(${t.fulfilment} -> 'points') = 'array'
        AND jsonb_typeof(${t.fulfilment} -> 'delivery') IN ('object','null'), false)`,
    ),
    check(
      'products_rating',
      sql`${t.ratingCount} >= 0 AND ${t.ratingSum} BETWEEN ${t.ratingCount} AND ${literal(MAX_SCORE)} * ${t.ratingCount}`,
    ),
    check('products_stars', isBetween(t.stars, 1, MAX_STARS)),
    check('products_amenities', areAmong(t.amenities, AMENITIES)),
    check('products_vat_rate', isBetween(t.vatRate, 0, MAX_VAT_RATE)),
    check('products_vat_exempt', sql`NOT ${t.isVatExempt} OR ${t.vatRate} IS NULL`),
    check('products_category_unless_esim', sql`${t.vertical} = 'esim' OR ${t.categoryId} IS NOT NULL`),
  ],
)

export const productAreas = pgTable(
  'product_areas',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    areaSlug: text('area_slug')
      .notNull()
      .references(() => areas.slug),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.areaSlug] }), index('product_areas_area').on(t.areaSlug)],
)

export interface ItineraryStep {
  minutes: number | null
  title: string
  text: string
}

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    /** Search aliases of the product or its destination; not displayed. */
    aliases: text('aliases').array().notNull().default([]),
    summary: text('summary').notNull(),
    highlights: text('highlights').array().notNull(),
    inclusions: text('inclusions').array().notNull(),
    exclusions: text('exclusions').array().notNull(),
    goodToKnow: text('good_to_know').array().notNull(),
    howToUse: text('how_to_use').notNull(),
    whatToBring: text('what_to_bring').array().notNull().default([]),
    meetingName: text('meeting_name'),
    meetingDirections: text('meeting_directions'),
    itinerary: jsonb('itinerary').$type<ItineraryStep[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.locale] })],
)

/** Images of areas and products; `path` is the base of image URLs. */
export const images = pgTable(
  'images',
  {
    path: text('path').primaryKey(),
    productId: text('product_id').references(() => products.id, { onDelete: 'cascade' }),
    areaSlug: text('area_slug').references(() => areas.slug, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Specification of a generated illustration; null for an image file. */
    illustration: jsonb('illustration').$type<object>(),
    /** What the operator says of a photograph: focal point, credit, license. */
    photo: jsonb('photo').$type<Photo>(),
    alt: jsonb('alt').$type<Localized>().notNull(),
  },
  (t) => [
    unique('images_product_position').on(t.productId, t.position),
    unique('images_area_position').on(t.areaSlug, t.position),
    check('images_photo', sql`${t.photo} IS NULL OR ${t.illustration} IS NULL`),
    check('images_one_owner', sql`num_nonnulls(${t.productId}, ${t.areaSlug}) = 1`),
  ],
)
