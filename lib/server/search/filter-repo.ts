import { type SQL, sql } from 'drizzle-orm'
import { DURATIONS, FEATURES, type Feature } from '@/lib/domain/listing'
import type { Rates } from '@/lib/domain/money'
import { namedPrice, nightsOf } from './dated-price-repo'
import { sourceBounds } from './price-bounds'
import type { ProductFilter } from './product-filter'

/** The filters that are counted without their own condition, as if the visitor changed that one. */
export type Facet = 'category' | 'destination' | 'price' | 'rating' | 'duration' | 'language' | Feature

const texts = (values: string[]) => sql`${sql.param(values)}::text[]`

/** Products found by words, with the number of preferred words they contain. */
export function productsWithWords({ query, preferred = [] }: ProductFilter): SQL {
  return sql`products_with_words(${query}::tsquery, ${sql.param(preferred)}::tsquery[]) AS w`
}

/** The rows to search: the narrow index rows, joined with the word matches if there is a text query. */
export function searchedRows(filter: ProductFilter): SQL {
  return typeof filter.query === 'string'
    ? sql`${productsWithWords(filter)} JOIN product_search_index s ON s.product_id = w.product_id`
    : sql`product_search_index s`
}

/** Condition on the open days; a single day stands for its night. */
function openOn({ from, to }: NonNullable<ProductFilter['dates']>): SQL {
  const { departure: checkOut } = nightsOf({ from, to })
  return sql`(s.open_days IS NULL OR CASE
    WHEN s.nightly THEN daterange(${from}::date, ${checkOut}::date) <@ ANY (s.open_days)
    ELSE daterange(${from}::date, ${to}::date, '[]') && ANY (s.open_days)
  END)`
}

/** Conditions that apply to all facet counts. */
export function fixedConditions({ query, vertical, recommended, ids, dates }: ProductFilter): SQL[] {
  return [
    ...(query === null || dates === null ? [sql`false`] : []),
    ...(vertical ? [sql`s.vertical = ${vertical}`] : []),
    ...(recommended ? [sql`s.featured_rank IS NOT NULL`] : []),
    ...(ids ? [sql`s.product_id = ANY (${texts(ids)})`] : []),
    ...(dates ? [openOn(dates)] : []),
  ]
}

/** Price condition when dates are known: for stays it applies to the total. */
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

/** Returns the condition of each facet that the filter sets. */
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
    const indexes = durations.map((duration) => DURATIONS.indexOf(duration))
    conditions.set('duration', sql`s.duration = ANY (${sql.param(indexes)}::smallint[])`)
  }
  if (languages?.length) conditions.set('language', sql`s.languages && ${texts(languages)}`)
  for (const [index, feature] of FEATURES.entries())
    if (features.includes(feature))
      conditions.set(feature, sql`s.features & ${sql.raw(String(2 ** index))} <> 0`)
  return conditions
}

/** Joins all conditions; true if there are none. */
export function joined(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `)
}
