import { eq } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { holdExtensions } from '@/lib/server/db/schema'
import { setHold } from './repo'

/** Returns the extension of an order's hold; null if it was not extended. */
export async function findExtension(orderId: string, db: Queryable = database()) {
  const [row] = await db.select().from(holdExtensions).where(eq(holdExtensions.orderId, orderId))
  return row ?? null
}

/** Extends the hold of an order; the database rejects a second extension. */
export async function insertExtension(
  db: Transaction,
  extension: Required<typeof holdExtensions.$inferInsert>,
): Promise<void> {
  await db.insert(holdExtensions).values(extension)
  await setHold(db, extension.orderId, extension.extendedUntil)
}
