import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import type { Rates } from '@/lib/domain/money'
import { database, type Queryable } from '@/lib/server/db/client'
import { type Facet, facetConditions, fixedConditions, joined, searchedRows } from './filter-repo'
import type { ProductFilter } from './product-filter'
import { joinRates, SHOWN_PRICE } from './shown-price-repo'

export interface FacetQuery {
  filter: ProductFilter
  currency: Currency
  rates: Rates
  /** Lower bounds of price bands, ascending, in minor units. */
  bands: readonly number[]
}

/** How many products have a value of one facet, and which condition, if any, they do not meet. */
export interface FacetRow {
  facet: 'category' | 'destination' | 'language' | 'duration' | 'feature' | 'rating' | 'price'
  /** The only condition that they fail; null where they meet all. */
  fails: Facet | null
  /** Categories, areas or languages. */
  names: string[] | null
  /** Place of the duration, bits of the features, tenths of a star, or number of the price band. */
  value: number | null
  count: number
  /** Lowest and highest shown price. */
  min: number
  max: number
}

function sum(parts: SQL[]): SQL {
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `)
}

/** A bit for each condition that a row does not meet. */
function failures(conditions: readonly SQL[]): SQL {
  return sum(
    conditions.map(
      (condition, index) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.raw(String(2 ** index))} END`,
    ),
  )
}

/** Counts every facet in one walk over the rows: those that fail at most one condition, in all groupings at once. */
export function facetStatement({ filter, currency, rates, bands }: FacetQuery): SQL {
  const conditions = [...facetConditions(filter, rates).values()]
  const atMostOne = [0, ...conditions.map((_, index) => 2 ** index)]
  return sql`
    SELECT CASE 0
        WHEN grouping(category_list) THEN 'category' WHEN grouping(area_list) THEN 'destination'
        WHEN grouping(language_list) THEN 'language' WHEN grouping(duration) THEN 'duration'
        WHEN grouping(features) THEN 'feature' WHEN grouping(rating_x10) THEN 'rating' ELSE 'price'
      END AS facet,
      fails,
      (SELECT names FROM search_lists WHERE number = coalesce(category_list, area_list, language_list)) AS names,
      coalesce(duration, features, rating_x10, band) AS value,
      count(*)::int AS count, min(shown) AS min, max(shown) AS max
    FROM (
      SELECT ${failures(conditions)} AS fails, s.category_list, s.area_list, s.language_list, s.duration,
        s.features, s.rating_x10, priced.shown,
        width_bucket(priced.shown, ${sql.param([...bands])}::float8[]) AS band
      FROM ${searchedRows(filter)} ${joinRates(currency, rates)}
      CROSS JOIN LATERAL (SELECT ${SHOWN_PRICE} AS shown) AS priced
      WHERE ${joined(fixedConditions(filter))}
    ) AS hits
    ${conditions.length === 0 ? sql`` : sql`WHERE fails = ANY (${sql.param(atMostOne)}::int[])`}
    GROUP BY GROUPING SETS ((fails, category_list), (fails, area_list), (fails, language_list),
      (fails, duration), (fails, features), (fails, rating_x10), (fails, band))
  `
}

/** The numbers behind the filters of a listing. */
export async function countFacets(query: FacetQuery, db: Queryable = database()): Promise<FacetRow[]> {
  const names = [...facetConditions(query.filter, query.rates).keys()]
  type Counted = Omit<FacetRow, 'fails'> & { fails: number } & Record<string, unknown>
  const { rows } = await db.execute<Counted>(facetStatement(query))
  return rows.map(({ facet, fails, names: called, value, count, min, max }) => ({
    facet,
    fails: fails === 0 ? null : (names[Math.log2(fails)] ?? null),
    names: called,
    value,
    count,
    min,
    max,
  }))
}
