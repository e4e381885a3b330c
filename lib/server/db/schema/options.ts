import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { ChangeTerms } from '@/lib/domain/booking-change'
import { FULFILMENT_METHODS } from '@/lib/domain/booking-details'
import {
  DATE_MODES,
  type DateMode,
  GROUP_TYPES,
  type GroupType,
  INVENTORIES,
  type Inventory,
  OPTION_QUESTIONS,
  type OptionQuestion,
  UNIT_TYPES,
  type UnitType,
} from '@/lib/domain/catalog'
import { MAX_OPTION_ID_LENGTH } from '@/lib/domain/catalog-ids'
import type { GroupSize } from '@/lib/domain/group-size'
import type { Localized } from '@/lib/domain/locale'
import type { Course } from '@/lib/domain/menu'
import type { PickupTerms } from '@/lib/domain/pickup'
import type { RollingPlan } from '@/lib/domain/slot-schedule'
import type { Route } from '@/lib/domain/trip'
import { cancellationPolicies, products } from './catalog'
import { instant } from './columns'
import { areAmong, isAtMost, isOneOf } from './conditions'

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
    dateMode: text('date_mode').$type<DateMode>().notNull(),
    inventory: text('inventory').$type<Inventory>().notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull(),
    minUnits: integer('min_units').notNull(),
    maxUnits: integer('max_units').notNull(),
    policyCode: text('policy_code')
      .notNull()
      .references(() => cancellationPolicies.code),
    /** Until when customers can change the date and the names; null for the default. */
    changes: jsonb('changes').$type<ChangeTerms>(),
    questions: text('questions').array().$type<OptionQuestion[]>().notNull(),
    /** Whose citizens give their national ID card for `identity_document`; null if a passport is asked of all. */
    idCardCountry: text('id_card_country'),
    fulfilmentMethods: text('fulfilment_methods').array().notNull(),
    /** Guide languages to choose from; none if there is no guide. */
    guideLanguages: text('guide_languages').array().notNull().default([]),
    /** Transport only: the route. */
    route: jsonb('route').$type<Route>(),
    /** Pickup of travellers; null if not offered. */
    pickup: jsonb('pickup').$type<PickupTerms>(),
    groupType: text('group_type').$type<GroupType>(),
    /** Whether it is what the product's name says, so that the price "From" can be its own. */
    isLeadPrice: boolean('is_lead_price').notNull().default(true),
    plan: jsonb('plan').$type<DataPlan>(),
    /** Food only: the menu by course. */
    menu: jsonb('menu').$type<Course[]>().notNull().default([]),
    name: jsonb('name').$type<Localized>().notNull(),
    summary: jsonb('summary').$type<Localized>().notNull(),
    discontinuedAt: instant('discontinued_at'),
    /** The schedule from which a job opens another day every day; null if there is none. */
    rollingAvailability: jsonb('rolling_availability').$type<RollingPlan>(),
  },
  (t) => [
    index('options_product').on(t.productId, t.position),
    check('options_id', isAtMost(t.id, MAX_OPTION_ID_LENGTH)),
    check('options_questions', areAmong(t.questions, OPTION_QUESTIONS)),
    check('options_id_card_country', sql`${t.idCardCountry} ~ '^[A-Z]{2}$'`),
    check('options_fulfilment_methods', areAmong(t.fulfilmentMethods, FULFILMENT_METHODS)),
    check('options_date_mode', isOneOf(t.dateMode, DATE_MODES)),
    check('options_inventory', isOneOf(t.inventory, INVENTORIES)),
    check('options_menu', sql`jsonb_typeof(${t.menu}) = 'array'`),
    check('options_group_type', isOneOf(t.groupType, GROUP_TYPES)),
    check(
      'options_pickup',
      sql`${t.pickup} IS NULL OR COALESCE(jsonb_typeof(${t.pickup} -> 'zones') = 'array'
        AND (${t.pickup} ->> 'from_minutes')::int <= (${t.pickup} ->> 'to_minutes')::int, false)`,
    ),
    check(
      'options_changes',
      sql`${t.changes} IS NULL OR jsonb_typeof(${t.changes}) = 'object' AND (${t.changes} ->> 'dateHours' IS NULL
        OR ${t.dateMode} <> 'NONE' AND ${t.inventory} <> 'STOCK' AND cardinality(${t.fulfilmentMethods}) = 0)`,
    ),
    check('options_units_range', sql`${t.minUnits} >= 1 AND ${t.maxUnits} >= ${t.minUnits}`),
    check('options_cutoff', sql`${t.cutoffMinutes} >= 0`),
    check(
      'options_route',
      sql`${t.route} IS NULL OR (${t.dateMode} IN ('DATE','DATE_TIME') AND COALESCE((${t.route} ->> 'minutes')::int >= 0, false)
        AND jsonb_typeof(${t.route} -> 'from') = 'object' AND jsonb_typeof(${t.route} -> 'to') = 'object')`,
    ),
    check(
      'options_rolling_availability',
      sql`${t.rollingAvailability} IS NULL OR COALESCE((${t.rollingAvailability} ->> 'days_ahead')::int >= 1
        AND jsonb_typeof(${t.rollingAvailability} -> 'rules') = 'array', false)`,
    ),
    check('options_nightly_range', sql`${t.inventory} <> 'NIGHTLY' OR ${t.dateMode} = 'DATE_RANGE'`),
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
    discontinuedAt: instant('discontinued_at'),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.code] }),
    foreignKey({ columns: [t.optionId, t.accompaniedBy], foreignColumns: [t.optionId, t.code] }),
    check('units_code', isOneOf(t.code, UNIT_TYPES)),
    check('units_age', sql`${t.minAge} IS NULL OR ${t.maxAge} IS NULL OR ${t.minAge} <= ${t.maxAge}`),
    check('units_pax', sql`${t.paxCount} >= 1`),
    check(
      'units_group_size',
      sql`${t.group} IS NULL OR COALESCE((${t.group} ->> 'people')::int >= 1
        AND (${t.group} ->> 'bags' IS NULL OR (${t.group} ->> 'bags')::int >= 0), false)`,
    ),
  ],
)
