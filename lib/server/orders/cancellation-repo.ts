import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { cancellations, unitItems } from '@/lib/server/db/schema'

export type CancellationRow = typeof cancellations.$inferSelect

/** Returns the cancellation of a booking made with an idempotency key; null if there is none. */
export async function findCancellation(db: Queryable, bookingId: string, key: string) {
  const [row] = await db
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.bookingId, bookingId), eq(cancellations.key, key)))
  return row ?? null
}

export async function cancellationsOf(bookingIds: readonly string[], db: Queryable = database()) {
  if (bookingIds.length === 0) return []
  return db
    .select()
    .from(cancellations)
    .where(inArray(cancellations.bookingId, [...bookingIds]))
    .orderBy(asc(cancellations.createdAt))
}

export async function insertCancellation(
  db: Transaction,
  cancellation: typeof cancellations.$inferInsert,
): Promise<void> {
  await db.insert(cancellations).values(cancellation)
}

/** Marks unit items as cancelled; earlier cancellations keep their time. */
export async function cancelUnitItems(db: Transaction, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(unitItems)
    .set({ cancelledAt: at })
    .where(and(inArray(unitItems.id, [...ids]), isNull(unitItems.cancelledAt)))
}
