import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import type { Rates } from '@/lib/domain/money'
import { database, type Queryable } from '@/lib/server/db/client'
import { namedPrice } from './dated-price-repo'
import { type Facet, facetConditions, fixedConditions, joined, searchedRows } from './filter-repo'
import type { ProductFilter } from './product-filter'

export interface FacetQuery {
  filter: ProductFilter
  currency: Currency
  rates: Rates
  /** Lower bounds of price bands, ascending, in minor units. */
  bands: readonly number[]
}

/** Number of products per value of a facet, with the facet condition they fail, if any. */
export interface FacetRow {
  facet: 'category' | 'destination' | 'language' | 'price' | 'traits'
  /** The only condition that they fail; null if they meet all. */
  fails: Facet | null
  /** Categories, areas or languages. */
  names: string[] | null
  /** Index of the price band. */
  band: number | null
  /** Duration class index, feature bits, rating in tenths of a star. */
  duration: number | null
  features: number | null
  rating: number | null
  count: number
  /** Lowest and highest displayed price. */
  min: number
  max: number
}

function sum(parts: SQL[]): SQL {
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `)
}

/** SQL bit set of the conditions that a row fails. */
function failures(conditions: readonly SQL[]): SQL {
  return sum(
    conditions.map(
      (condition, index) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.raw(String(2 ** index))} END`,
    ),
  )
}

/** Counts all facets in one scan of the rows that fail at most one condition, using grouping sets. */
export function facetStatement({ filter, currency, rates, bands }: FacetQuery): SQL {
  const conditions = [...facetConditions(filter, rates).values()]
  const atMostOne = [0, ...conditions.map((_, index) => 2 ** index)]
  // OFFSET 0 is an optimization fence: expressions are computed per row, not per grouping.
  return sql`
    SELECT CASE 0
        WHEN grouping(category_list) THEN 'category' WHEN grouping(area_list) THEN 'destination'
        WHEN grouping(language_list) THEN 'language' WHEN grouping(band) THEN 'price' ELSE 'traits'
      END AS facet,
      fails,
      (SELECT names FROM search_list_ids WHERE number = coalesce(category_list, area_list, language_list)) AS names,
      band, duration, features, rating_x10 AS rating,
      count(*)::int AS count, min(shown) AS min, max(shown) AS max
    FROM (
      SELECT *, width_bucket(shown, ${sql.param([...bands])}::float8[]) AS band FROM (
        SELECT ${failures(conditions)} AS fails, s.category_list, s.area_list, s.language_list, s.duration,
          s.features, s.rating_x10, ${namedPrice(filter, currency, rates)} AS shown
        FROM ${searchedRows({ ...filter, preferred: [] })} WHERE ${joined(fixedConditions(filter))} OFFSET 0
      ) AS rows ${conditions.length === 0 ? sql`` : sql`WHERE fails = ANY (${sql.param(atMostOne)}::int[])`}
      OFFSET 0
    ) AS hits
    GROUP BY GROUPING SETS ((fails, category_list), (fails, area_list), (fails, language_list), (fails, band),
      (fails, duration, features, rating_x10))
  `
}

/** Returns the counts for the filters of a listing. */
export async function countFacets(query: FacetQuery, db: Queryable = database()): Promise<FacetRow[]> {
  const names = [...facetConditions(query.filter, query.rates).keys()]
  type Counted = Omit<FacetRow, 'fails'> & { fails: number } & Record<string, unknown>
  const { rows } = await db.execute<Counted>(facetStatement(query))
  return rows.map((row) => ({
    ...(row as Omit<FacetRow, 'fails'>),
    fails: row.fails === 0 ? null : (names[Math.log2(row.fails)] ?? null),
  }))
}
