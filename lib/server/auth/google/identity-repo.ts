import { and, eq } from 'drizzle-orm'
import type { Account } from '@/lib/server/auth/repo'
import { database, type Queryable } from '@/lib/server/db/client'
import { type IdentityClaims, identities, users } from '@/lib/server/db/schema'

type Subject = Pick<IdentityClaims, 'issuer' | 'subject'>

/** Returns the account linked to a provider's account; null if there is none. */
export async function findAccountOf(db: Queryable, { issuer, subject }: Subject): Promise<Account | null> {
  const [row] = await db
    .select({ account: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.account ?? null
}

export async function insertIdentity(db: Queryable, userId: string, { issuer, subject }: Subject) {
  await db.insert(identities).values({ issuer, subject, userId })
}

/** Returns the provider accounts linked to an account. */
export async function identitiesOf(userId: string) {
  return database().select().from(identities).where(eq(identities.userId, userId))
}
