import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { currencyCode, isCurrencyCode } from './columns'

export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: currencyCode('currency').primaryKey(),
    position: integer('position').notNull(),
    /** Units of this currency per unit of the base currency, as an exact decimal string. */
    perBase: text('per_base').notNull(),
    base: currencyCode('base').notNull(),
    asOf: date('as_of').notNull(),
  },
  (t) => [
    check('exchange_rates_currency_code', isCurrencyCode(t.currency)),
    check('exchange_rates_base_code', isCurrencyCode(t.base)),
    check('exchange_rates_positive', sql`${t.perBase}::numeric > 0`),
  ],
)
