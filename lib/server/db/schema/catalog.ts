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
  unique,
} from 'drizzle-orm/pg-core'
import type { CancellationTier } from '@/lib/domain/cancellation'
import type { BookingWindow, Inventory, Party, Question, UnitType, Vertical } from '@/lib/domain/catalog'
import type { FulfilmentTerms } from '@/lib/domain/fulfilment'
import type { GroupSize } from '@/lib/domain/group-size'
import type { Locale, Localized } from '@/lib/domain/locale'
import type { Course } from '@/lib/domain/menu'
import type { PickupTerms } from '@/lib/domain/pickup'
import type { Route } from '@/lib/domain/trip'
import { currencyCode, instant, isTimeZone } from './columns'

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
  },
  (t) => [check('areas_time_zone', isTimeZone(t.timeZone))],
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
    alsoCalled: text('also_called').array().notNull().default([]),
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
  },
  (t) => [foreignKey({ columns: [t.parentId], foreignColumns: [t.id] })],
)

export const cancellationPolicies = pgTable('cancellation_policies', {
  code: text('code').primaryKey(),
  tiers: jsonb('tiers').$type<CancellationTier[]>().notNull(),
})

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    vertical: text('vertical').$type<Vertical>().notNull(),
    categoryId: text('category_id').references(() => categories.id),
    operator: text('operator').notNull(),
    timeZone: text('time_zone').notNull(),
    currency: currencyCode('currency').notNull(),
    durationMinutes: integer('duration_minutes'),
    languages: text('languages').array().notNull(),
    wheelchair: boolean('wheelchair').notNull(),
    hotelPickup: boolean('hotel_pickup').notNull(),
    instantConfirmation: boolean('instant_confirmation').notNull(),
    /** Collection points and delivery of its goods; null if there are none. */
    handover: jsonb('handover').$type<FulfilmentTerms>(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    position: integer('position').notNull(),
    recommended: integer('recommended'),
    /** Sum of the visible reviews' scores, and their number; maintained by a trigger. */
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('products_category').on(t.categoryId, t.position),
    check(
      'products_vertical',
      sql`${t.vertical} IN ('ticket','tour','transport','stay','food','connectivity','service','shopping','esim')`,
    ),
    check('products_time_zone', isTimeZone(t.timeZone)),
    check(
      'products_handover',
      sql`${t.handover} IS NULL OR COALESCE(jsonb_typeof(${t.handover} -> 'points') = 'array'
        AND jsonb_typeof(${t.handover} -> 'delivery') IN ('object','null'), false)`,
    ),
    check(
      'products_rating',
      sql`${t.ratingCount} >= 0 AND ${t.ratingSum} BETWEEN ${t.ratingCount} AND 5 * ${t.ratingCount}`,
    ),
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
    alsoCalled: text('also_called').array().notNull().default([]),
    summary: text('summary').notNull(),
    highlights: text('highlights').array().notNull(),
    inclusions: text('inclusions').array().notNull(),
    exclusions: text('exclusions').array().notNull(),
    goodToKnow: text('good_to_know').array().notNull(),
    howToUse: text('how_to_use').notNull(),
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
    alt: jsonb('alt').$type<Localized>().notNull(),
  },
  (t) => [
    unique('images_product_position').on(t.productId, t.position),
    unique('images_area_position').on(t.areaSlug, t.position),
    check('images_one_owner', sql`num_nonnulls(${t.productId}, ${t.areaSlug}) = 1`),
  ],
)

export interface DataPlan {
  gigabytes: number | null
  days: number
  networks: string[]
  fairUse: { gigabytesPerDay: number; kilobitsPerSecond: number } | null
  hotspot: boolean
  validityStarts: 'first_use' | 'installation' | 'pickup'
  /** ISO 3166-1 alpha-2; omitted if it works in the countries of the product's areas. */
  countries?: string[]
}

export const options = pgTable(
  'options',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    window: text('window').$type<BookingWindow>().notNull(),
    inventory: text('inventory').$type<Inventory>().notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull(),
    minUnits: integer('min_units').notNull(),
    maxUnits: integer('max_units').notNull(),
    policyCode: text('policy_code')
      .notNull()
      .references(() => cancellationPolicies.code),
    questions: text('questions').array().$type<Question[]>().notNull(),
    fulfilment: text('fulfilment').array().notNull(),
    /** Guide languages to choose from; none if there is no guide. */
    guideLanguages: text('guide_languages').array().notNull().default([]),
    /** Transport only: the route. */
    route: jsonb('route').$type<Route>(),
    /** Pickup of travellers; null if not offered. */
    pickup: jsonb('pickup').$type<PickupTerms>(),
    party: text('party').$type<Party>(),
    plan: jsonb('plan').$type<DataPlan>(),
    /** Food only: the menu by course. */
    menu: jsonb('menu').$type<Course[]>().notNull().default([]),
    name: jsonb('name').$type<Localized>().notNull(),
    summary: jsonb('summary').$type<Localized>().notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** When the operator took over the availability: the seed no longer extends it. */
    availabilityManagedSince: instant('availability_told_at'),
  },
  (t) => [
    index('options_product').on(t.productId, t.position),
    check('options_window', sql`${t.window} IN ('NONE','DATE','DATE_TIME','DATE_RANGE')`),
    check('options_inventory', sql`${t.inventory} IN ('FREESALE','SLOT','NIGHTLY','STOCK','SERIAL')`),
    check('options_menu', sql`jsonb_typeof(${t.menu}) = 'array'`),
    check('options_party', sql`${t.party} IN ('shared','private')`),
    check(
      'options_pickup',
      sql`${t.pickup} IS NULL OR COALESCE(jsonb_typeof(${t.pickup} -> 'zones') = 'array'
        AND (${t.pickup} ->> 'from_minutes')::int <= (${t.pickup} ->> 'to_minutes')::int, false)`,
    ),
    check('options_units_range', sql`${t.minUnits} >= 1 AND ${t.maxUnits} >= ${t.minUnits}`),
    check('options_cutoff', sql`${t.cutoffMinutes} >= 0`),
    check(
      'options_route',
      sql`${t.route} IS NULL OR (${t.window} IN ('DATE','DATE_TIME') AND COALESCE((${t.route} ->> 'minutes')::int >= 0, false)
        AND jsonb_typeof(${t.route} -> 'from') = 'object' AND jsonb_typeof(${t.route} -> 'to') = 'object')`,
    ),
    check('options_nightly_range', sql`${t.inventory} <> 'NIGHTLY' OR ${t.window} = 'DATE_RANGE'`),
  ],
)

export const units = pgTable(
  'units',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => options.id, { onDelete: 'cascade' }),
    code: text('code').$type<UnitType>().notNull(),
    position: integer('position').notNull(),
    label: jsonb('label').$type<Localized>().notNull(),
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    paxCount: integer('pax_count').notNull(),
    accompaniedBy: text('accompanied_by').$type<UnitType>(),
    maxQuantity: integer('max_quantity'),
    /** For a unit sold per group: number of people and amount of luggage. */
    group: jsonb('group_size').$type<GroupSize>(),
    /** No longer sold but still referenced by carts and bookings; has no prices. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.code] }),
    foreignKey({ columns: [t.optionId, t.accompaniedBy], foreignColumns: [t.optionId, t.code] }),
    check('units_age', sql`${t.minAge} IS NULL OR ${t.maxAge} IS NULL OR ${t.minAge} <= ${t.maxAge}`),
    check('units_pax', sql`${t.paxCount} >= 1`),
    check(
      'units_group_size',
      sql`${t.group} IS NULL OR COALESCE((${t.group} ->> 'people')::int >= 1
        AND (${t.group} ->> 'bags' IS NULL OR (${t.group} ->> 'bags')::int >= 0), false)`,
    ),
  ],
)
