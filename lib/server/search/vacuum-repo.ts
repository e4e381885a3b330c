import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'

const INDEX = ['product_search', 'product_words', 'search_terms', 'search_grams', 'search_lists']
/** What the cards of a listing are read from. */
const CARDS = ['products', 'product_translations', 'product_areas', 'images', 'options', 'units', 'prices']

/**
 * Renews what the planner knows of the index and of the catalogue beside it, and gives room free: the embedded
 * database does neither by itself.
 */
export async function tidyIndex(db: Queryable): Promise<void> {
  for (const table of [...INDEX, ...CARDS]) await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`)
}
