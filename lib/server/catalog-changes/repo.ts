import { asc, eq, gt, max, sql } from 'drizzle-orm'
import { database, type Transaction } from '@/lib/server/db/client'
import { catalogChanges } from '@/lib/server/db/schema'

/** Advisory lock that serializes writers of the catalog; any number that nothing else uses. */
const LOCK = 7_786_468

/**
 * Takes the writers' lock until the end of the transaction. Returns false if another transaction holds it.
 * The embedded database runs transactions one after another anyway.
 */
export async function takeCatalogLock(db: Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
  )
  return rows[0]?.taken === true
}

/** Records which cached pages are stale. Call it under the lock, in the transaction that makes them stale. */
export async function insertChange(db: Transaction, tags: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM catalog_changes WHERE created_at < now() - interval '1 day'`)
  await db.insert(catalogChanges).values({ tags })
}

export async function newestChange(): Promise<number> {
  const [row] = await database()
    .select({ id: max(catalogChanges.id) })
    .from(catalogChanges)
  return row?.id ?? 0
}

export async function changesSince(id: number) {
  return database()
    .select()
    .from(catalogChanges)
    .where(gt(catalogChanges.id, id))
    .orderBy(asc(catalogChanges.id))
}

/** When a change was recorded; null if there is no such change, or no longer. */
export async function changeTime(id: number): Promise<Date | null> {
  const [row] = await database()
    .select({ createdAt: catalogChanges.createdAt })
    .from(catalogChanges)
    .where(eq(catalogChanges.id, id))
  return row ? new Date(row.createdAt) : null
}
