import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_CODE_LENGTH } from '@/lib/domain/catalog-ids'
import type { Localized } from '@/lib/domain/locale'
import { currencyCode, instant, isCurrencyCode, minorUnits } from './columns'
import { isAtMost } from './conditions'
import { options, units } from './options'

export const prices = pgTable(
  'prices',
  {
    optionId: text('option_id').notNull(),
    unitCode: text('unit_code').notNull(),
    /** First and last day of service at this price. */
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.unitCode, t.fromDate] }),
    foreignKey({ columns: [t.optionId, t.unitCode], foreignColumns: [units.optionId, units.code] }).onDelete(
      'cascade',
    ),
    check('prices_currency_code', isCurrencyCode(t.currency)),
    check('prices_amount', sql`${t.amount} >= 0`),
    check('prices_range', sql`${t.fromDate} <= ${t.toDate}`),
  ],
)

export const extras = pgTable(
  'extras',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => options.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    position: integer('position').notNull(),
    name: jsonb('name').$type<Localized>().notNull(),
    amount: minorUnits('amount').notNull(),
    currency: currencyCode('currency').notNull(),
    deposit: boolean('deposit').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.code] }),
    check('extras_code', isAtMost(t.code, MAX_CODE_LENGTH)),
    check('extras_currency_code', isCurrencyCode(t.currency)),
    check('extras_amount', sql`${t.amount} >= 0`),
  ],
)

/**
 * Inventory of an option: a time slot, a day, a night, or (without a date) a stock. `held` counts places of
 * unpaid bookings, `sold` those of paid ones.
 */
export const slots = pgTable(
  'slots',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Of an option, with which it is deleted: triggers see to both, one for each statement instead of one for each row. */
    optionId: text('option_id').notNull(),
    localDate: date('local_date'),
    localTime: time('local_time', { precision: 0 }),
    /** The instant derived from the local start and the product's time zone. */
    startsAt: instant('starts_at'),
    capacity: integer('capacity').notNull(),
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    closed: boolean('closed').notNull().default(false),
  },
  (t) => [
    unique('slots_start').on(t.optionId, t.localDate, t.localTime).nullsNotDistinct(),
    check(
      'slots_not_oversold',
      sql`${t.held} >= 0 AND ${t.sold} >= 0 AND ${t.held} + ${t.sold} <= ${t.capacity}`,
    ),
    check('slots_start_when_dated', sql`(${t.localDate} IS NULL) = (${t.startsAt} IS NULL)`),
    check('slots_time_needs_date', sql`${t.localTime} IS NULL OR ${t.localDate} IS NOT NULL`),
  ],
)

/** One eSIM profile each; assigned to exactly one unit item. */
export const esimProfiles = pgTable(
  'esim_profiles',
  {
    iccid: text('iccid').primaryKey(),
    optionId: text('option_id')
      .notNull()
      .references(() => options.id),
    activationCode: text('activation_code').notNull(),
    unitItemId: uuid('unit_item_id'),
    /** When the buyer first saw the activation code: from then on it counts as used. */
    activationCodeViewedAt: instant('activation_code_viewed_at'),
  },
  (t) => [
    uniqueIndex('esim_profiles_unit_item').on(t.unitItemId),
    check(
      'esim_profiles_activation_code_viewed',
      sql`${t.activationCodeViewedAt} IS NULL OR ${t.unitItemId} IS NOT NULL`,
    ),
    index('esim_profiles_free').on(t.optionId).where(sql`${t.unitItemId} IS NULL`),
  ],
)
