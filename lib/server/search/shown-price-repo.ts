import { type SQL, sql } from 'drizzle-orm'
import { type Currency, isCurrency, MINOR_UNIT, PRICE_STEP } from '@/lib/domain/currency'
import { exchangeRate, type Rates } from '@/lib/domain/money'

const RATE_SCALE = 10 ** 10

/**
 * The prices of `product_search s` as they are shown in a currency, in its minor units: `SHOWN_PRICE` beside the
 * rows of this join, converted and rounded as by `priceIn`. A price that was set in the currency stays as it is.
 */
export function joinRates(currency: Currency, rates: Rates): SQL {
  const known = Object.keys(rates.perBase).filter(isCurrency)
  const rows = known.map((source) => {
    if (source === currency) return `('${source}', 1::float8, 1::float8)`
    const factor =
      (exchangeRate(source, currency, rates) / RATE_SCALE) * 10 ** (MINOR_UNIT[currency] - MINOR_UNIT[source])
    return `('${source}', ${factor}::float8, ${PRICE_STEP[currency]}::float8)`
  })
  return sql`JOIN (VALUES ${sql.raw(rows.join(', '))}) AS rate (currency, factor, step)
    ON rate.currency = s.from_currency`
}

export const SHOWN_PRICE: SQL = sql`floor(floor(s.from_amount * rate.factor + 0.5) / rate.step + 0.5) * rate.step`
