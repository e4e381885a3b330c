import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'

const INDEX = ['product_search_index', 'product_search_terms', 'search_terms', 'search_list_ids']
/** The tables that listing cards are read from. */
const CARDS = ['products', 'product_translations', 'product_areas', 'images', 'options', 'units', 'prices']

/**
 * Refreshes planner statistics of the index and the catalog tables and frees space: the embedded database has
 * no autovacuum.
 */
export async function tidyIndex(db: Queryable): Promise<void> {
  for (const table of [...INDEX, ...CARDS]) await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`)
}
