import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import { FEATURES } from '@/lib/domain/listing'
import type { Rates } from '@/lib/domain/money'
import { database, type Queryable } from '@/lib/server/db/client'
import {
  DURATION_INDEX,
  type Facet,
  FEATURE_COLUMNS,
  facetConditions,
  fixedConditions,
  joined,
  searchedRows,
} from './filter-repo'
import type { ProductFilter } from './product-filter'
import { shownPrice } from './shown-price-repo'

export interface FacetQuery {
  filter: ProductFilter
  currency: Currency
  rates: Rates
  /** Lower bounds of price bands, ascending, in minor units. */
  bands: readonly number[]
}

/** How many products have a value of one facet, and which other condition, if any, they do not meet. */
export interface FacetRow {
  facet: 'category' | 'destination' | 'duration' | 'language' | 'feature' | 'rating' | 'price'
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

const bit = (condition: SQL, index: number) =>
  sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.raw(String(2 ** index))} END`

function sum(parts: SQL[]): SQL {
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `)
}

const FEATURE_BITS = sum(FEATURES.map((feature, index) => bit(sql`NOT ${FEATURE_COLUMNS[feature]}`, index)))

/** Counts every facet in one walk over the rows: those that fail at most one condition, in all groupings at once. */
export function facetStatement({ filter, currency, rates, bands }: FacetQuery): SQL {
  const conditions = [...facetConditions(filter, rates).values()]
  const atMostOne = [0, ...conditions.map((_, index) => 2 ** index)]
  return sql`
    SELECT CASE 0
        WHEN grouping(category_ids) THEN 'category' WHEN grouping(area_slugs) THEN 'destination'
        WHEN grouping(duration) THEN 'duration' WHEN grouping(languages) THEN 'language'
        WHEN grouping(features) THEN 'feature' WHEN grouping(rating) THEN 'rating' ELSE 'price'
      END AS facet,
      fails, coalesce(category_ids, area_slugs, languages) AS names,
      coalesce(duration, features, rating, band) AS value,
      count(*)::int AS count, min(shown) AS min, max(shown) AS max
    FROM (
      SELECT ${sum(conditions.map(bit))} AS fails, s.category_ids, s.area_slugs, s.languages,
        ${DURATION_INDEX} AS duration, ${FEATURE_BITS} AS features, s.rating_x10::int AS rating,
        priced.shown, width_bucket(priced.shown, ${sql.param([...bands])}::float8[]) AS band
      FROM ${searchedRows(filter)}
      CROSS JOIN LATERAL (SELECT ${shownPrice(currency, rates)} AS shown) AS priced
      WHERE ${joined(fixedConditions(filter))}
    ) AS hits
    WHERE fails = ANY (${sql.param(atMostOne)}::int[])
    GROUP BY GROUPING SETS ((fails, category_ids), (fails, area_slugs), (fails, languages), (fails, duration),
      (fails, features), (fails, rating), (fails, band))
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
