import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import type { ListingSort } from '@/lib/domain/listing'
import type { Rates } from '@/lib/domain/money'
import { database, type Queryable } from '@/lib/server/db/client'
import { facetConditions, fixedConditions, joined, searchedRows } from './filter-repo'
import type { ProductFilter } from './product-filter'
import { shownPrice } from './shown-price-repo'

export interface MatchQuery {
  filter: ProductFilter
  sort: ListingSort
  /** In which prices are shown, by which they are sorted. */
  currency: Currency
  rates: Rates
  limit: number
  offset: number
}

export interface Matches {
  /** The products of the page, in order. */
  ids: string[]
  total: number
}

function order({ filter, sort, currency, rates }: MatchQuery): SQL {
  const usual = sql`s.recommended, s.position, s.product_id`
  if (sort === 'price_low') return sql`${shownPrice(currency, rates)}, ${usual}`
  if (sort === 'price_high') return sql`${shownPrice(currency, rates)} DESC, ${usual}`
  if (sort === 'rating') return sql`s.rating_x10 DESC NULLS LAST, s.review_count DESC, ${usual}`
  // What is called so comes before what only mentions it.
  return filter.query ? sql`(w.names @@ ${filter.query}::tsquery) DESC, ${usual}` : usual
}

/** How many products match, and how a page of them is found. */
export function matchStatements(query: MatchQuery): { count: SQL; page: SQL } {
  const { filter, rates, limit, offset } = query
  const rows = searchedRows(filter)
  const where = joined([...fixedConditions(filter), ...facetConditions(filter, rates).values()])
  return {
    count: sql`SELECT count(*) AS total FROM ${rows} WHERE ${where}`,
    page: sql`SELECT s.product_id AS id FROM ${rows} WHERE ${where}
      ORDER BY ${order(query)} LIMIT ${limit} OFFSET ${offset}`,
  }
}

/** A page of the products that match, and how many do; a page past the end costs no more than the counting. */
export async function matchProducts(query: MatchQuery, db: Queryable = database()): Promise<Matches> {
  const { count, page } = matchStatements(query)
  const counted = await db.execute<{ total: string }>(count)
  const total = Number(counted.rows[0]?.total ?? 0)
  if (query.offset >= total) return { ids: [], total }
  const found = await db.execute<{ id: string }>(page)
  return { ids: found.rows.map(({ id }) => id), total }
}
