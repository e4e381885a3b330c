import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import type { ListingSort } from '@/lib/domain/listing'
import type { Rates } from '@/lib/domain/money'
import { database, type Queryable } from '@/lib/server/db/client'
import { facetConditions, fixedConditions, joined, searchedRows } from './filter-repo'
import type { ProductFilter } from './product-filter'
import { joinRates, SHOWN_PRICE } from './shown-price-repo'

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

/** The order of a listing; what is called as was asked comes before what only mentions it. */
function order({ filter, sort }: MatchQuery): SQL {
  const usual = sql`s.recommended, s.position, s.product_id`
  if (sort === 'price_low') return sql`${SHOWN_PRICE}, ${usual}`
  if (sort === 'price_high') return sql`${SHOWN_PRICE} DESC, ${usual}`
  if (sort === 'rating') return sql`s.rating_x10 DESC NULLS LAST, s.review_count DESC, ${usual}`
  return filter.query ? sql`w.named DESC, ${usual}` : usual
}

/** How many products match, and how a page of them is found. */
export function matchStatements(query: MatchQuery): { count: SQL; page: SQL } {
  const { filter, sort, currency, rates, limit, offset } = query
  const rows = searchedRows(filter)
  const where = joined([...fixedConditions(filter), ...facetConditions(filter, rates).values()])
  const byPrice = sort === 'price_low' || sort === 'price_high'
  return {
    count: sql`SELECT count(*) AS total FROM ${rows} WHERE ${where}`,
    page: sql`SELECT s.product_id AS id FROM ${rows} ${byPrice ? joinRates(currency, rates) : sql``}
      WHERE ${where} ORDER BY ${order(query)} LIMIT ${limit} OFFSET ${offset}`,
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
