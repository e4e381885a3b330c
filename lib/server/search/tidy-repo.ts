import { sql } from 'drizzle-orm'
import type { Queryable } from '@/lib/server/db/client'

/** Renews what the planner knows of the index, and gives room free: the embedded database does neither by itself. */
export async function tidyIndex(db: Queryable): Promise<void> {
  for (const table of ['product_search', 'product_words', 'search_terms', 'search_grams'])
    await db.execute(sql`VACUUM (ANALYZE) ${sql.identifier(table)}`)
}
