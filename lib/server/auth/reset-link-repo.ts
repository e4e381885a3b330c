import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { MAILED_LINK_MINUTES } from '@/lib/domain/verification-code'
import { database, type Queryable } from '@/lib/server/db/client'
import { resetLinks, users } from '@/lib/server/db/schema'
import type { Account } from './repo'
import { hashOfToken, newToken } from './token'

const valid = (token: string, now: Date) =>
  and(eq(resetLinks.tokenHash, hashOfToken(token)), gt(resetLinks.expiresAt, now))

/**
 * Creates a link for a new password of the account with this email address, by the same statement if there is none.
 * Returns its token, which is not stored.
 */
export async function createResetLink(
  db: Queryable,
  email: string,
  now = new Date(),
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + MAILED_LINK_MINUTES * 60_000)
  await db.insert(resetLinks).select(
    db
      .select({
        tokenHash: sql<string>`${hashOfToken(token)}`.as('token_hash'),
        userId: users.id,
        expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
      })
      .from(users)
      .where(eq(users.email, email)),
  )
  return { token, expiresAt }
}

/** Returns the account of a valid link; null if it is unknown, used or expired. */
export async function findLinkedAccount(token: string, now = new Date()): Promise<Account | null> {
  const [row] = await database()
    .select(getTableColumns(users))
    .from(resetLinks)
    .innerJoin(users, eq(users.id, resetLinks.userId))
    .where(valid(token, now))
  return row ?? null
}

/** Consumes a link. Returns false if another request consumed it first. */
export async function deleteResetLink(db: Queryable, token: string, now = new Date()): Promise<boolean> {
  const rows = await db.delete(resetLinks).where(valid(token, now)).returning({ userId: resetLinks.userId })
  return rows.length > 0
}
