import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { orders, supportMessages, supportRequests } from '@/lib/server/db/schema'
import type { SupportRow } from './repo'

export type MessageRow = typeof supportMessages.$inferSelect
export type NewMessage = typeof supportMessages.$inferInsert

export async function findByNumber(number: string, db: Queryable = database()): Promise<SupportRow | null> {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.number, number))
  return row ?? null
}

/** Returns an account's newest requests with the references of their orders, newest first. */
export async function listOwnRequests(userId: string, limit: number) {
  return database()
    .select({ request: supportRequests, reference: orders.reference })
    .from(supportRequests)
    .leftJoin(orders, eq(orders.id, supportRequests.orderId))
    .where(eq(supportRequests.userId, userId))
    .orderBy(desc(supportRequests.createdAt), supportRequests.id)
    .limit(limit)
}

/** Returns an account's request with the reference of its order; null if it belongs to another account, or is unknown. */
export async function findOwnRequest(userId: string, number: string) {
  const [row] = await database()
    .select({ request: supportRequests, reference: orders.reference })
    .from(supportRequests)
    .leftJoin(orders, eq(orders.id, supportRequests.orderId))
    .where(and(eq(supportRequests.number, number), eq(supportRequests.userId, userId)))
  return row ?? null
}

/** Returns the newest messages of each request, oldest first. */
export async function messagesOf(requestIds: readonly string[], limit: number): Promise<MessageRow[]> {
  if (requestIds.length === 0) return []
  const db = database()
  const ranked = db
    .select({
      id: supportMessages.id,
      rank: sql<number>`row_number() OVER (PARTITION BY ${supportMessages.requestId}
        ORDER BY ${supportMessages.createdAt} DESC, ${supportMessages.id})`.as('rank'),
    })
    .from(supportMessages)
    .where(inArray(supportMessages.requestId, [...requestIds]))
    .as('ranked')
  const rows = await db
    .select({ message: supportMessages })
    .from(supportMessages)
    .innerJoin(ranked, and(eq(ranked.id, supportMessages.id), sql`${ranked.rank} <= ${limit}`))
    .orderBy(asc(supportMessages.createdAt), supportMessages.id)
  return rows.map(({ message }) => message)
}

/** Inserts a message; false if it is stored already. */
export async function insertMessage(db: Transaction, message: NewMessage): Promise<boolean> {
  const rows = await db.insert(supportMessages).values(message).onConflictDoNothing().returning()
  return rows.length > 0
}

export async function findMessage(id: string): Promise<MessageRow | null> {
  const [row] = await database().select().from(supportMessages).where(eq(supportMessages.id, id))
  return row ?? null
}

/** Records that a request awaits a reply, unless it already does. */
export async function setAwaiting(
  db: Transaction,
  id: string,
  since: Date,
  dueAt: Date | null,
): Promise<void> {
  await db
    .update(supportRequests)
    .set({ awaitingSince: since, replyDueAt: dueAt })
    .where(and(eq(supportRequests.id, id), isNull(supportRequests.awaitingSince)))
}

export async function setAnswered(db: Queryable, id: string): Promise<void> {
  await db
    .update(supportRequests)
    .set({ awaitingSince: null, replyDueAt: null })
    .where(eq(supportRequests.id, id))
}

/** Returns requests that await a reply, the most urgent first, or the newest of all. */
export async function listRequests(isAwaiting: boolean, limit: number): Promise<SupportRow[]> {
  const order = isAwaiting
    ? [sql`coalesce(${supportRequests.replyDueAt}, ${supportRequests.awaitingSince})`]
    : [desc(supportRequests.createdAt)]
  return database()
    .select()
    .from(supportRequests)
    .where(isAwaiting ? isNotNull(supportRequests.awaitingSince) : undefined)
    .orderBy(...order, supportRequests.id)
    .limit(limit)
}
