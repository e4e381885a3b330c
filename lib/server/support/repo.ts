import { inArray } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { supportRequests } from '@/lib/server/db/schema'
import { newSupportNumber } from './number'

export type SupportRow = typeof supportRequests.$inferSelect
export type NewSupportRequest = Omit<typeof supportRequests.$inferInsert, 'number'> & { id: string }

/** Returns the request that has one of the ids. */
export async function findRequest(
  ids: readonly string[],
  db: Queryable = database(),
): Promise<SupportRow | null> {
  const [row] = await db.select().from(supportRequests).where(inArray(supportRequests.id, ids))
  return row ?? null
}

const MAX_ATTEMPTS = 20

/** Inserts a request with an unused number; null if a request with this id already exists. */
export async function insertRequest(
  db: Transaction,
  request: NewSupportRequest,
  now: Date,
): Promise<SupportRow | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const [row] = await db
      .insert(supportRequests)
      .values({ ...request, number: newSupportNumber(now) })
      .onConflictDoNothing()
      .returning()
    if (row) return row
    if (await findRequest([request.id], db)) return null
  }
  throw new Error('no free support number found')
}
