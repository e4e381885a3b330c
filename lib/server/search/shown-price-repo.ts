import { type SQL, sql } from 'drizzle-orm'
import { type Currency, isCurrency, MINOR_UNIT, PRICE_STEP } from '@/lib/domain/currency'
import { exchangeRate, type Rates } from '@/lib/domain/money'

const RATE_SCALE = 10 ** 10

/**
 * The price of `product_search s` as it is shown in a currency, in its minor units as a double: converted and
 * rounded as by `priceIn`. The factors are worked out here, so that the database multiplies once a row.
 */
export function shownPrice(currency: Currency, rates: Rates): SQL {
  const step = PRICE_STEP[currency]
  const number = (value: number) => sql.raw(`${value}::float8`)
  const cases = Object.keys(rates.perBase).flatMap((source) => {
    if (!isCurrency(source) || source === currency) return []
    const factor =
      (exchangeRate(source, currency, rates) / RATE_SCALE) * 10 ** (MINOR_UNIT[currency] - MINOR_UNIT[source])
    const converted = sql`floor(s.from_amount * ${number(factor)} + 0.5)`
    return [
      sql`WHEN ${sql.raw(`'${source}'`)} THEN floor(${converted} / ${number(step)} + 0.5) * ${number(step)}`,
    ]
  })
  return sql`CASE s.from_currency WHEN ${sql.raw(`'${currency}'`)} THEN s.from_amount::float8 ${sql.join(cases, sql` `)} END`
}
