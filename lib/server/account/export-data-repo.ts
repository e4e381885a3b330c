import { asc, eq, inArray } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { orders, supportMessages, supportRequests } from '@/lib/server/db/schema'

/** Returns the ids of a user's orders, oldest first. */
export async function orderIdsOf(userId: string): Promise<string[]> {
  const rows = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.createdAt))
  return rows.map(({ id }) => id)
}

/** Returns a user's support requests, oldest first. */
export async function supportRequestsOf(userId: string) {
  return database()
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.userId, userId))
    .orderBy(asc(supportRequests.createdAt))
}

/** Returns the messages that followed in a user's support requests, oldest first. */
export async function supportRepliesOf(userId: string) {
  const own = database()
    .select({ id: supportRequests.id })
    .from(supportRequests)
    .where(eq(supportRequests.userId, userId))
  return database()
    .select()
    .from(supportMessages)
    .where(inArray(supportMessages.requestId, own))
    .orderBy(asc(supportMessages.createdAt))
}
