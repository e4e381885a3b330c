import { eq, lt, sql } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { outbox } from '@/lib/server/db/schema'

export interface OutboxRow {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** This try included. */
  tries: number
}

/** Writes what must be sent; done from the start where there is nothing to send after all. */
export async function insertOutbox(
  db: Queryable,
  kind: string,
  payload: Record<string, unknown>,
  doneAt: Date | null = null,
): Promise<void> {
  await db.insert(outbox).values({ kind, payload, doneAt })
}

/**
 * Takes due rows for this worker alone; they fall due again after the lease, should it die. The database's clock
 * decides, since it wrote when they are due: this one may be a moment behind it.
 */
export async function claimDue(leaseSeconds: number, most: number, tries: number) {
  const due = sql`SELECT id FROM ${outbox}
    WHERE ${outbox.doneAt} IS NULL AND ${outbox.runAt} <= now() AND ${outbox.tries} < ${tries}
    ORDER BY ${outbox.runAt} LIMIT ${most} FOR UPDATE SKIP LOCKED`
  return database()
    .update(outbox)
    .set({ runAt: sql`now() + make_interval(secs => ${leaseSeconds})`, tries: sql`${outbox.tries} + 1` })
    .where(sql`${outbox.id} = ANY(ARRAY(${due}))`)
    .returning({ id: outbox.id, kind: outbox.kind, payload: outbox.payload, tries: outbox.tries })
}

/** Marks a row as done and forgets what it carried. */
export async function markDone(id: number, now: Date): Promise<void> {
  await database().update(outbox).set({ doneAt: now, payload: {}, error: null }).where(eq(outbox.id, id))
}

export async function markFailed(id: number, error: string, runAt: Date): Promise<void> {
  await database().update(outbox).set({ error, runAt }).where(eq(outbox.id, id))
}

/** Deletes what was done before an instant. */
export async function deleteDone(before: Date): Promise<void> {
  await database().delete(outbox).where(lt(outbox.doneAt, before))
}
