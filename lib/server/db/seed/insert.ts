import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../client'

/** Stays well below the 65,535 parameters of a statement. */
const BATCH = 500

/** Inserts rows in batches; what is there already stays as it is. */
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
