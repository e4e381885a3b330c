import { type SQL, sql } from 'drizzle-orm'
import { type Currency, isCurrency, MINOR_UNIT, PRICE_STEP } from '@/lib/domain/currency'
import { exchangeRate, type Rates } from '@/lib/domain/money'

const RATE_SCALE = 10 ** 10

/**
 * SQL for the price of `product_search_index s`, or of other columns, as displayed in a currency, in its minor
 * units as a double: converted and rounded like `priceIn`. The factors are computed here, so that the
 * database only multiplies. The SQL contains only numbers and known codes, no user input.
 */
export function shownPrice(
  currency: Currency,
  rates: Rates,
  of = { amount: 's.from_amount', currency: 's.from_currency' },
): SQL {
  const known = Object.keys(rates.perBase).filter(isCurrency)
  const factors = known
    .filter((source) => source !== currency)
    .map((source) => {
      const factor = exchangeRate(source, currency, rates) / RATE_SCALE
      return `WHEN '${source}' THEN ${factor * 10 ** (MINOR_UNIT[currency] - MINOR_UNIT[source])}`
    })
  const step = PRICE_STEP[currency]
  return sql.raw(`CASE WHEN ${of.currency} = '${currency}' THEN ${of.amount}::float8 ELSE
    floor(floor(${of.amount} * (CASE ${of.currency} ${factors.join(' ')} END)::float8 + 0.5) / ${step} + 0.5) * ${step}
  END`)
}
