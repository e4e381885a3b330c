import { and, eq, gt } from 'drizzle-orm'
import { MAILED_LINK_MINUTES } from '@/lib/domain/verification-code'
import { database, type Queryable } from '@/lib/server/db/client'
import { signInLinks } from '@/lib/server/db/schema'
import { hashOfToken, newToken } from './token'

const valid = (token: string, now: Date) =>
  and(eq(signInLinks.tokenHash, hashOfToken(token)), gt(signInLinks.expiresAt, now))

/** Creates a link that signs in with an email address. Returns its token, which is not stored. */
export async function createSignInLink(
  db: Queryable,
  email: string,
  now = new Date(),
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + MAILED_LINK_MINUTES * 60_000)
  await db.insert(signInLinks).values({ tokenHash: hashOfToken(token), email, expiresAt })
  return { token, expiresAt }
}

/** Returns the email address of a valid link; null if it is unknown, used or expired. */
export async function findLinkedEmail(token: string, now = new Date()): Promise<string | null> {
  const [row] = await database()
    .select({ email: signInLinks.email })
    .from(signInLinks)
    .where(valid(token, now))
  return row?.email ?? null
}

/** Consumes a link. Returns false if another request consumed it first. */
export async function deleteSignInLink(db: Queryable, token: string, now = new Date()): Promise<boolean> {
  const rows = await db.delete(signInLinks).where(valid(token, now)).returning({ email: signInLinks.email })
  return rows.length > 0
}
