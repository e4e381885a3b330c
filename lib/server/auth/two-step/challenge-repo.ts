import { and, eq, gt } from 'drizzle-orm'
import { CHALLENGE_MINUTES } from '@/lib/domain/two-step'
import { hashOfToken, newToken } from '@/lib/server/auth/token'
import { database, type Queryable } from '@/lib/server/db/client'
import { twoStepChallenges as challenges } from '@/lib/server/db/schema'

export type Challenge = Pick<typeof challenges.$inferSelect, 'userId' | 'byCode' | 'withToken'>

const valid = (token: string, now: Date) =>
  and(eq(challenges.tokenHash, hashOfToken(token)), gt(challenges.expiresAt, now))

/** Stores that the first step of a sign-in was right. Returns its token, which is not stored. */
export async function createChallenge(challenge: Challenge, now = new Date()): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
  await database()
    .insert(challenges)
    .values({ tokenHash: hashOfToken(token), expiresAt, ...challenge })
  return token
}

/** Returns a challenge that waits for its second step; null if it is unknown, used, ended or expired. */
export async function findChallenge(token: string, now: Date): Promise<Challenge | null> {
  const [row] = await database()
    .select({ userId: challenges.userId, byCode: challenges.byCode, withToken: challenges.withToken })
    .from(challenges)
    .where(valid(token, now))
  return row ?? null
}

/** Uses up a challenge. Returns false if another request used or ended it first. */
export async function deleteChallenge(db: Queryable, token: string, now: Date): Promise<boolean> {
  const rows = await db.delete(challenges).where(valid(token, now)).returning({ userId: challenges.userId })
  return rows.length > 0
}
