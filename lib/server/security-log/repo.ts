import { and, desc, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { SecurityEventKind } from '@/lib/domain/security-event'
import { database, type Queryable } from '@/lib/server/db/client'
import { securityEvents } from '@/lib/server/db/schema'

export type SecurityEventRow = typeof securityEvents.$inferSelect

export async function insertEvent(event: typeof securityEvents.$inferInsert): Promise<void> {
  await database().insert(securityEvents).values(event)
}

export interface EventFilter {
  /** Events of the account or about one of the recipients. */
  user?: { id: string | null; recipients: string[] }
  kind?: SecurityEventKind
  since?: Date
  limit: number
}

/** Selects events, the newest first. */
export function selectEvents({ user, kind, since, limit }: EventFilter) {
  const ofUser = user && [
    user.id === null ? undefined : eq(securityEvents.userId, user.id),
    user.recipients.length === 0 ? undefined : inArray(securityEvents.recipient, user.recipients),
  ]
  return database()
    .select()
    .from(securityEvents)
    .where(
      and(
        ofUser && or(...ofUser),
        kind && eq(securityEvents.kind, kind),
        since && gte(securityEvents.at, since),
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit)
}

/** Removes who and from where of an account's events, and of those about its addresses. */
export async function anonymizeEvents(db: Queryable, userId: string, recipients: string[]): Promise<void> {
  await db
    .update(securityEvents)
    .set({ userId: null, recipient: null, network: null })
    .where(or(eq(securityEvents.userId, userId), inArray(securityEvents.recipient, recipients)))
}

/** @returns how many events were older */
export async function deleteEventsBefore(before: Date): Promise<number> {
  const { rowCount } = await database().delete(securityEvents).where(lt(securityEvents.at, before))
  return rowCount ?? 0
}
