import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { PASSKEY_MINUTES } from '@/lib/domain/passkey'
import { database } from '@/lib/server/db/client'
import { passkeyChallenges as challenges } from '@/lib/server/db/schema'

/** Stores and returns a new challenge. @param userId the account that creates a passkey; null for a sign-in */
export async function newChallenge(userId: string | null, now = new Date()): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PASSKEY_MINUTES * 60_000)
  await database().insert(challenges).values({ challenge, userId, expiresAt })
  return challenge
}

/** Uses up a challenge. @returns false if it was not issued for this, was used before or has expired */
export async function spendChallenge(
  challenge: string,
  userId: string | null,
  now = new Date(),
): Promise<boolean> {
  const rows = await database()
    .delete(challenges)
    .where(
      and(
        eq(challenges.challenge, challenge),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ challenge: challenges.challenge })
  return rows.length > 0
}
