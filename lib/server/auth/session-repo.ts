import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { ACCESS_TOKEN_SECONDS } from '@/lib/domain/cookies'
import { env } from '@/lib/env'
import { database, type Queryable } from '@/lib/server/db/client'
import { sessions, twoStepChallenges } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'
import type { Session } from '@/lib/server/http/context'
import { hashOfToken, newToken } from './token'

/** Maximum age of a session's stored last use. */
const SEEN_MS = 5 * 60_000

export type SessionRow = typeof sessions.$inferSelect

/** Creates a session and returns its opaque token, which is not stored. */
export async function createSession(
  db: Queryable,
  userId: string,
  userAgent: string | null,
  { country = null, now = new Date() }: { country?: string | null; now?: Date } = {},
): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    tokenHash: hashOfToken(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    country,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000),
  })
  return token
}

/** Whether a session has neither expired nor been idle for too long. */
function isActive(now: Date) {
  const idle = env.SESSION_IDLE_MINUTES
  const idleSince = idle && new Date(now.getTime() - idle * 60_000)
  return and(gt(sessions.expiresAt, now), idleSince ? gt(sessions.lastSeenAt, idleSince) : undefined)
}

/** Returns the token's active session; null if it is unknown, ended, idle or expired. */
export async function findSession(token: string, now = new Date()): Promise<Session | null> {
  if (token.length !== 43) return null
  const [row] = await database()
    .select({ userId: sessions.userId, tokenHash: sessions.tokenHash, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOfToken(token)), isActive(now)))
  if (!row) return null
  const { userId, tokenHash, lastSeenAt } = row
  if (now.getTime() - lastSeenAt.getTime() > SEEN_MS)
    await database().update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  return { userId, tokenHash }
}

/** Returns when a session's user signed in; null if the session has ended. */
export async function findSignInTime(tokenHash: string): Promise<Date | null> {
  const [row] = await database()
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  return row?.createdAt ?? null
}

/** Rotates a session's token, which invalidates the old one. */
export async function rotateSession(db: Queryable, tokenHash: string): Promise<string> {
  const token = newToken()
  await db
    .update(sessions)
    .set({ tokenHash: hashOfToken(token) })
    .where(eq(sessions.tokenHash, tokenHash))
  return token
}

/** Returns a user's active sessions, last used first. */
export async function listSessions(userId: string, now = new Date()): Promise<SessionRow[]> {
  return database()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActive(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

/** Ends a user's session by id. Returns its token hash; null if the user has no such session. */
export async function endSessionOf(userId: string, id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  const [row] = await database()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash })
  return row?.tokenHash ?? null
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends all sessions of a user except the given one, and the sign-ins that wait for their second step. */
export async function endOtherSessions(db: Queryable, userId: string, exceptTokenHash = ''): Promise<void> {
  await db.delete(twoStepChallenges).where(eq(twoStepChallenges.userId, userId))
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, exceptTokenHash)))
}
