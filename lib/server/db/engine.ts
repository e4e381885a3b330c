import { sql } from 'drizzle-orm'
import type { Queryable } from './client'

/** Whether a database is the embedded one, which runs one transaction at a time. */
export async function isEmbedded(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ embedded: boolean }>(sql`SELECT version() LIKE '%PGlite%' AS embedded`)
  return rows[0]?.embedded ?? false
}
