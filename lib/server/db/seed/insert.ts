import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../client'

/** Stays well below PostgreSQL's limit of 65,535 parameters per statement. */
const BATCH = 500

/** Inserts rows in batches; leaves existing ones unchanged. */
export async function insertNew<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: Array<T['$inferInsert']>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insert(table)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing()
}
