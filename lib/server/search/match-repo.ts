import { type SQL, sql } from 'drizzle-orm'
import type { Currency } from '@/lib/domain/currency'
import type { ListingSort } from '@/lib/domain/listing'
import type { Rates } from '@/lib/domain/money'
import { database, type Queryable } from '@/lib/server/db/client'
import { namedPrice } from './dated-price-repo'
import { facetConditions, fixedConditions, joined, productsWithWords, searchedRows } from './filter-repo'
import type { ProductFilter } from './product-filter'

export interface MatchQuery {
  filter: ProductFilter
  sort: ListingSort
  /** Display currency, by which prices are sorted. */
  currency: Currency
  rates: Rates
  limit: number
  offset: number
}

export interface Matches {
  /** Products of the page, in order. */
  ids: string[]
  total: number
}

/** Sort keys before the default order, as numbers, ascending. */
function sortKeys({ filter, sort, currency, rates }: MatchQuery): SQL[] {
  if (sort === 'price_low') return [namedPrice(filter, currency, rates), sql`s.from_amount`]
  if (sort === 'price_high') return [sql`-(${namedPrice(filter, currency, rates)})`, sql`-s.from_amount`]
  if (sort === 'rating') return [sql`-coalesce(s.rating_x10, 0)`, sql`-s.review_count`]
  if (!filter.query) return []
  const called = sql`CASE WHEN w.named THEN 0 ELSE 1 END`
  if (!filter.preferred?.length) return [called]
  return filter.loose ? [sql`-w.preferred_matches`, called] : [called, sql`-w.preferred_matches`]
}

function conditions({ filter, rates }: MatchQuery): SQL[] {
  return [...fixedConditions(filter), ...facetConditions(filter, rates).values()]
}

/** The order of a listing without a text query; the order by rating matches the covering index. */
function plainOrder(query: MatchQuery): SQL {
  const rating = [sql`s.rating_x10 DESC NULLS LAST`, sql`s.review_count DESC NULLS LAST`]
  const keys = query.sort === 'rating' ? rating : sortKeys(query)
  return sql.join([...keys, sql`s.featured_rank, s.position, s.product_id`], sql`, `)
}

/** Up to this offset, reading the cheapest rows per currency is less work than reading all products. */
const MAX_ROWS_PER_CURRENCY = 1_000

/**
 * The rows that include the first products by price: the first of each currency, because conversion preserves
 * the order within a currency.
 */
function firstOfEachCurrency({ sort, rates, limit, offset }: MatchQuery): SQL {
  const currencies = sql.param(Object.keys(rates.perBase))
  return sql`unnest(${currencies}::text[]) AS one (currency) CROSS JOIN LATERAL (
    SELECT * FROM product_search_index WHERE from_currency = one.currency
    ORDER BY from_amount ${sort === 'price_high' ? sql`DESC` : sql``}, featured_rank, position, product_id
    LIMIT ${offset + limit}
  ) AS s`
}

/**
 * SQL to count the matching products and to read a page of them; in the default order reading stops when the
 * page is full.
 */
export function matchStatements(query: MatchQuery): { count: SQL; page: SQL } {
  const found = conditions(query)
  const rows = sql`product_search_index s WHERE ${joined(found)}`
  const byPrice = query.sort === 'price_low' || query.sort === 'price_high'
  const fewOfAll = byPrice && found.length === 0 && query.offset + query.limit <= MAX_ROWS_PER_CURRENCY
  return {
    count: sql`SELECT count(*) AS total FROM ${rows}`,
    page: sql`SELECT s.product_id AS id FROM ${fewOfAll ? firstOfEachCurrency(query) : rows} ORDER BY ${plainOrder(query)}
      LIMIT ${query.limit} OFFSET ${query.offset}`,
  }
}

/**
 * The same for a text query, in one scan of the word matches: name matches come before mentions. Without
 * filters the index rows are not read.
 */
export function textMatchStatement(query: MatchQuery): SQL {
  const { filter, sort, limit, offset } = query
  const found = conditions(query)
  const rows = found.length === 0 && sort === 'recommended' ? productsWithWords(filter) : searchedRows(filter)
  const [first = sql`0`, second = sql`0`] = sortKeys(query)
  return sql`
    WITH hits AS MATERIALIZED (
      SELECT w.product_id, w.featured_rank, w.position, ${first} AS first, ${second} AS second
      FROM ${rows} WHERE ${joined(found)}
    )
    SELECT (SELECT count(*) FROM hits) AS total, ARRAY(
      SELECT product_id FROM hits ORDER BY first, second, featured_rank, position, product_id
      LIMIT ${limit} OFFSET ${offset}
    ) AS ids`
}

/** Whether any product matches a text query. */
export async function isAnythingFound(query: string, db: Queryable = database()): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`SELECT any_product_has(${query}::tsquery) AS found`,
  )
  return rows[0]?.found === true
}

/**
 * Returns a page of the matching products and their total
 * number; a page past the end costs no more than counting.
 */
export async function matchProducts(query: MatchQuery, db: Queryable = database()): Promise<Matches> {
  if (typeof query.filter.query === 'string') {
    const { rows } = await db.execute<{ ids: string[]; total: string }>(textMatchStatement(query))
    return { ids: rows[0]?.ids ?? [], total: Number(rows[0]?.total ?? 0) }
  }
  const { count, page } = matchStatements(query)
  const counted = await db.execute<{ total: string }>(count)
  const total = Number(counted.rows[0]?.total ?? 0)
  if (query.offset >= total) return { ids: [], total }
  const found = await db.execute<{ id: string }>(page)
  return { ids: found.rows.map(({ id }) => id), total }
}
