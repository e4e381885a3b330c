import { sql } from 'drizzle-orm'
import type { Queryable } from './client'

/**
 * Whether the database recognizes Thai and Chinese letters. With the `LC_CTYPE` C, `pg_trgm` reads Latin ones only, so that
 * misspelled words of other scripts have nothing in common with any word.
 */
export async function recognizesAllScripts(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`SELECT cardinality(show_trgm('วัด')) > 0 AND cardinality(show_trgm('寺')) > 0 AS known`,
  )
  return rows[0]?.known ?? false
}
