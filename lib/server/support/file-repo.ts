import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { supportFiles, supportMessages, supportRequests } from '@/lib/server/db/schema'

export type FileRow = typeof supportFiles.$inferSelect
export type NewFile = typeof supportFiles.$inferInsert

const LISTED = {
  id: supportFiles.id,
  messageId: supportFiles.messageId,
  name: supportFiles.name,
  type: supportFiles.type,
  size: sql<number>`octet_length(${supportFiles.content})`,
}

/** Inserts the files of a message, except those that the request has already. */
export async function insertFiles(db: Transaction, files: readonly NewFile[]): Promise<void> {
  for (const file of files) await db.insert(supportFiles).values(file).onConflictDoNothing()
}

/** Returns the files of messages without their content, by name. */
export async function filesOf(messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  return database()
    .select(LISTED)
    .from(supportFiles)
    .where(inArray(supportFiles.messageId, [...messageIds]))
    .orderBy(asc(supportFiles.createdAt), asc(supportFiles.name), asc(supportFiles.id))
}
export type ListedFile = Awaited<ReturnType<typeof filesOf>>[number]

/** Returns the files of a message with their content. */
export async function contentsOf(messageId: string): Promise<FileRow[]> {
  return database()
    .select()
    .from(supportFiles)
    .where(eq(supportFiles.messageId, messageId))
    .orderBy(asc(supportFiles.name), asc(supportFiles.id))
}

/** Returns the ids of the messages of a request that have files, oldest first. */
export async function messagesWithFiles(requestId: string): Promise<string[]> {
  const rows = await database()
    .selectDistinct({ id: supportMessages.id, createdAt: supportMessages.createdAt })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(asc(supportMessages.createdAt))
  return rows.map(({ id }) => id)
}

/** Returns a file of an account's request; null if it is of another account, or unknown. */
export async function findOwnFile(userId: string, number: string, id: string): Promise<FileRow | null> {
  const [row] = await database()
    .select({ file: supportFiles })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .innerJoin(supportRequests, eq(supportRequests.id, supportMessages.requestId))
    .where(
      and(eq(supportFiles.id, id), eq(supportRequests.number, number), eq(supportRequests.userId, userId)),
    )
  return row?.file ?? null
}

/** Returns how many bytes the files of a request have in all. */
export async function bytesOf(requestId: string, db: Queryable = database()): Promise<number> {
  const [row] = await db
    .select({ size: sql<string>`coalesce(sum(octet_length(${supportFiles.content})), 0)` })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .where(eq(supportMessages.requestId, requestId))
  return Number(row?.size ?? 0)
}

/** Returns how many bytes the files of all requests have. */
export async function bytesOfAll(): Promise<number> {
  const [row] = await database()
    .select({ size: sql<string>`coalesce(sum(octet_length(${supportFiles.content})), 0)` })
    .from(supportFiles)
  return Number(row?.size ?? 0)
}

export async function deleteFilesBefore(time: Date): Promise<number> {
  const rows = await database()
    .delete(supportFiles)
    .where(lt(supportFiles.createdAt, time))
    .returning({ id: supportFiles.id })
  return rows.length
}
