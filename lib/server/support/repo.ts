import { eq } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { supportRequests } from '@/lib/server/db/schema'
import { newSupportNumber } from './number'

export type SupportRow = typeof supportRequests.$inferSelect
export type NewSupportRequest = Omit<typeof supportRequests.$inferInsert, 'number'> & { id: string }

export async function findRequest(id: string, db: Queryable = database()): Promise<SupportRow | null> {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id))
  return row ?? null
}

const MOST_NUMBERS = 20

/** Writes a request under a number that is not taken yet; null where one with this id is already there. */
export async function insertRequest(
  db: Transaction,
  request: NewSupportRequest,
  now: Date,
): Promise<SupportRow | null> {
  for (let tries = 0; tries < MOST_NUMBERS; tries++) {
    const [row] = await db
      .insert(supportRequests)
      .values({ ...request, number: newSupportNumber(now) })
      .onConflictDoNothing()
      .returning()
    if (row) return row
    if (await findRequest(request.id, db)) return null
  }
  throw new Error('no support number is free')
}
