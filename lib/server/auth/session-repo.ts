import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne } from 'drizzle-orm'
import { ACCESS_TOKEN_SECONDS } from '@/lib/domain/cookies'
import { database, type Queryable } from '@/lib/server/db/client'
import { sessions } from '@/lib/server/db/schema'
import type { Session } from '@/lib/server/http/context'

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Begins a session and returns its opaque token, which is stored nowhere. */
export async function createSession(
  db: Queryable,
  userId: string,
  userAgent: string | null,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    userId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000),
  })
  return token
}

/** The living session of a token; null where it is unknown, ended or over. */
export async function findSession(token: string, now = new Date()): Promise<Session | null> {
  if (token.length !== 43) return null
  const [row] = await database()
    .select({ userId: sessions.userId, tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now)))
  return row ?? null
}

export async function endSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends all sessions of a user, but for the one to keep. */
export async function endOtherSessions(db: Queryable, userId: string, keepTokenHash = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash)))
}
