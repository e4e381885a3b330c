import { type SQL, sql } from 'drizzle-orm'
import { DURATIONS, FEATURES, type Feature } from '@/lib/domain/listing'
import type { Rates } from '@/lib/domain/money'
import { namedPrice, nightsOf } from './dated-price-repo'
import { sourceBounds } from './price-bounds'
import type { ProductFilter } from './product-filter'

/** The parts of a filter that are counted each without itself, as a visitor would get them by changing it. */
export type Facet = 'category' | 'destination' | 'price' | 'rating' | 'duration' | 'language' | Feature

const texts = (values: string[]) => sql`${sql.param(values)}::text[]`

/** What is found by words, with how many of those that are wished beside them it has. */
export function productsWithWords({ query, wished = [] }: ProductFilter): SQL {
  return sql`products_with_words(${query}::tsquery, ${sql.param(wished)}::tsquery[]) AS w`
}

/** The rows that are searched: the narrow ones, beside those that are found by words where some are asked for. */
export function searchedRows(filter: ProductFilter): SQL {
  return typeof filter.query === 'string'
    ? sql`${productsWithWords(filter)} JOIN product_search s ON s.product_id = w.product_id`
    : sql`product_search s`
}

/** Nights between two days; the night of the day where they are one. */
function openOn({ from, to }: NonNullable<ProductFilter['dates']>): SQL {
  const { departure: checkOut } = nightsOf({ from, to })
  return sql`(s.open_days IS NULL OR CASE
    WHEN s.nightly THEN daterange(${from}::date, ${checkOut}::date) <@ ANY (s.open_days)
    ELSE daterange(${from}::date, ${to}::date, '[]') && ANY (s.open_days)
  END)`
}

/** Conditions on the searched rows that no facet counts without. */
export function fixedConditions({ query, vertical, recommended, ids, dates }: ProductFilter): SQL[] {
  return [
    ...(query === null || dates === null ? [sql`false`] : []),
    ...(vertical ? [sql`s.vertical = ${vertical}`] : []),
    ...(recommended ? [sql`s.recommended IS NOT NULL`] : []),
    ...(ids ? [sql`s.product_id = ANY (${texts(ids)})`] : []),
    ...(dates ? [openOn(dates)] : []),
  ]
}

/** The bounds of a price where dates are known: of a stay they are those of its total. */
function datedPrice(
  filter: ProductFilter,
  { min, max, currency }: NonNullable<ProductFilter['price']>,
  usual: SQL,
  rates: Rates,
): SQL {
  const named = namedPrice(filter, currency, rates)
  const least = sql`${min ?? 0}::float8`
  const total =
    max === undefined ? sql`${named} >= ${least}` : sql`${named} BETWEEN ${least} AND ${max}::float8`
  return sql`CASE WHEN s.nightly THEN ${total} ELSE ${usual} END`
}

/** The condition of each facet that the filter sets. */
export function facetConditions(filter: ProductFilter, rates: Rates): Map<Facet, SQL> {
  const { categories, destinations, dates, price, durations, languages, ratingX10, features } = filter
  const conditions = new Map<Facet, SQL>()
  if (categories?.length) conditions.set('category', sql`s.category_ids && ${texts(categories)}`)
  if (destinations?.length) conditions.set('destination', sql`s.area_slugs && ${texts(destinations)}`)
  if (price) {
    const bounds = sourceBounds(price, rates).map(
      ({ currency, min, max }) =>
        sql`(s.from_currency = ${currency} AND s.from_amount BETWEEN ${min} AND ${max})`,
    )
    const usual = bounds.length === 0 ? sql`false` : sql`(${sql.join(bounds, sql` OR `)})`
    conditions.set('price', dates ? datedPrice(filter, price, usual, rates) : usual)
  }
  if (ratingX10 !== undefined) conditions.set('rating', sql`s.rating_x10 >= ${ratingX10}`)
  if (durations?.length) {
    const wanted = durations.map((duration) => DURATIONS.indexOf(duration))
    conditions.set('duration', sql`s.duration = ANY (${sql.param(wanted)}::smallint[])`)
  }
  if (languages?.length) conditions.set('language', sql`s.languages && ${texts(languages)}`)
  for (const [index, feature] of FEATURES.entries())
    if (features.includes(feature))
      conditions.set(feature, sql`s.features & ${sql.raw(String(2 ** index))} <> 0`)
  return conditions
}

/** All conditions joined; true where there are none. */
export function joined(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `)
}
