import { eq, lt, sql } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { outbox } from '@/lib/server/db/schema'

export interface OutboxRow {
  id: number
  kind: string
  payload: Record<string, unknown>
  /** Number of attempts, including the current one. */
  attempts: number
}

/** Inserts an outbox row. @param processedAt set for a row that needs no processing */
export async function insertOutbox(
  db: Queryable,
  kind: string,
  payload: Record<string, unknown>,
  processedAt: Date | null = null,
): Promise<void> {
  await db.insert(outbox).values({ kind, payload, processedAt })
}

/**
 * Claims due rows for this worker only. They become due again after the lease, in case the worker stops. Due
 * times are compared with the database clock, which set them, since the local clock can differ.
 */
export async function claimDue(leaseSeconds: number, limit: number, maxAttempts: number) {
  const due = sql`SELECT id FROM ${outbox}
    WHERE ${outbox.processedAt} IS NULL AND ${outbox.availableAt} <= now() AND ${outbox.attempts} < ${maxAttempts}
    ORDER BY ${outbox.availableAt} LIMIT ${limit} FOR UPDATE SKIP LOCKED`
  return database()
    .update(outbox)
    .set({
      availableAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql`${outbox.attempts} + 1`,
    })
    .where(sql`${outbox.id} = ANY(ARRAY(${due}))`)
    .returning({ id: outbox.id, kind: outbox.kind, payload: outbox.payload, attempts: outbox.attempts })
}

/** Marks a row as done and clears its payload. */
export async function markDone(id: number, now: Date): Promise<void> {
  await database().update(outbox).set({ processedAt: now, payload: {}, error: null }).where(eq(outbox.id, id))
}

export async function markFailed(id: number, error: string, availableAt: Date): Promise<void> {
  await database().update(outbox).set({ error, availableAt }).where(eq(outbox.id, id))
}

/** Deletes rows that were done before a time. */
export async function deleteDone(before: Date): Promise<void> {
  await database().delete(outbox).where(lt(outbox.processedAt, before))
}
