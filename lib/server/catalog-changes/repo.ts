import { asc, gt, max, sql } from 'drizzle-orm'
import { database, type Transaction } from '@/lib/server/db/client'
import { catalogChanges } from '@/lib/server/db/schema'

/** Has the writers of the catalogue take turns; any number will do that nobody else takes. */
const LOCK = 7_786_468

/**
 * Takes the writers' lock until the end of the transaction; false where another transaction has it. On the embedded
 * database transactions run one after the other anyway.
 */
export async function takeCatalogLock(db: Transaction): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`,
  )
  return rows[0]?.taken === true
}

/** Says which cached pages are old; to be written under the lock, in the transaction that makes them old. */
export async function insertChange(db: Transaction, tags: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM catalogue_changes WHERE at < now() - interval '1 day'`)
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
