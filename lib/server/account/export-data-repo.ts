import { asc, eq, inArray, sql } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { orders, supportFiles, supportMessages, supportRequests } from '@/lib/server/db/schema'

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

/** Returns the files of a user's support requests without their content, by name. */
export async function supportFilesOf(userId: string) {
  const { id, messageId, name, content } = supportFiles
  return database()
    .select({ id, messageId, name, size: sql<number>`octet_length(${content})` })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, messageId))
    .innerJoin(supportRequests, eq(supportRequests.id, supportMessages.requestId))
    .where(eq(supportRequests.userId, userId))
    .orderBy(asc(name), asc(id))
}
