import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { RATE_OUTCOMES, RATE_SOURCES, type RateOutcome, type RateSource } from '@/lib/domain/rate-outcome'
import { currencyCode, instant, isCurrencyCode } from './columns'
import { isOneOf } from './conditions'

/** Every fetch and setting of exchange rates, also of those that were not stored. Rows are never changed or deleted. */
export const exchangeRateHistory = pgTable(
  'exchange_rate_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    source: text('source').$type<RateSource>().notNull(),
    /** Host of the source, without path and query, which may hold a key. */
    host: text('host'),
    outcome: text('outcome').$type<RateOutcome>().notNull(),
    /** Null if the source could not be read, like the next two. */
    base: currencyCode('base'),
    asOf: date('as_of'),
    perBase: jsonb('per_base').$type<Record<string, string>>(),
    /** Why the rates were not stored; also the jump of confirmed ones. */
    reason: text('reason'),
    /** The refused row that this one confirms. */
    confirms: bigint('confirms', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => exchangeRateHistory.id),
    /** Who ran the command. */
    staffMember: text('staff_member'),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (t) => [
    check('exchange_rate_history_source', isOneOf(t.source, RATE_SOURCES)),
    check('exchange_rate_history_outcome', isOneOf(t.outcome, RATE_OUTCOMES)),
    check('exchange_rate_history_host', sql`(${t.source} = 'url') = (${t.host} IS NOT NULL)`),
    check('exchange_rate_history_base_code', isCurrencyCode(t.base)),
    check(
      'exchange_rate_history_rates',
      sql`(${t.outcome} = 'failed') = (${t.asOf} IS NULL) AND (${t.base} IS NULL) = (${t.asOf} IS NULL)
        AND (${t.perBase} IS NULL) = (${t.asOf} IS NULL)`,
    ),
    check(
      'exchange_rate_history_reason',
      sql`${t.outcome} NOT IN ('refused', 'failed') OR ${t.reason} IS NOT NULL`,
    ),
    check(
      'exchange_rate_history_staff_member',
      sql`(${t.source} = 'command') = (${t.staffMember} IS NOT NULL)`,
    ),
    check(
      'exchange_rate_history_confirms',
      sql`${t.confirms} IS NULL OR (${t.source} = 'command' AND ${t.confirms} < ${t.id})`,
    ),
  ],
)

/** The rates in use. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: currencyCode('currency').primaryKey(),
    position: integer('position').notNull(),
    /** Units of this currency per unit of the base currency, as an exact decimal string. */
    perBase: text('per_base').notNull(),
    base: currencyCode('base').notNull(),
    asOf: date('as_of').notNull(),
    /** Where the rate is from; null for rates that were stored before there was a history. */
    historyId: bigint('history_id', { mode: 'number' }).references(() => exchangeRateHistory.id),
  },
  (t) => [
    check('exchange_rates_currency_code', isCurrencyCode(t.currency)),
    check('exchange_rates_base_code', isCurrencyCode(t.base)),
    check('exchange_rates_positive', sql`${t.perBase}::numeric > 0`),
  ],
)

/** One row: what several servers must do once. */
export const exchangeRateSchedule = pgTable(
  'exchange_rate_schedule',
  {
    id: integer('id').primaryKey().default(1),
    nextFetchAt: instant('next_fetch_at').notNull(),
    /** The currencies that cached pages offer, in the order of the menu, e.g. 'THB,USD'; null before the first check. */
    offered: text('offered'),
  },
  (t) => [check('exchange_rate_schedule_one', sql`${t.id} = 1`)],
)
