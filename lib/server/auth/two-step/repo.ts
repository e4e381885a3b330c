import { and, count, eq, isNull, lt } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { authenticators, recoveryCodes } from '@/lib/server/db/schema'

export type Authenticator = typeof authenticators.$inferSelect

/** Returns the authenticator of an account, confirmed or not. */
export async function findAuthenticator(
  userId: string,
  db: Queryable = database(),
): Promise<Authenticator | null> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  return row ?? null
}

/** Stores a secret that waits for its first code. @returns false if the account has a confirmed one */
export async function saveUnconfirmed(userId: string, sealedSecret: string): Promise<boolean> {
  const rows = await database()
    .insert(authenticators)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, lastPeriod: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  return rows.length > 0
}

/** Confirms an authenticator. @returns false if it is confirmed already, or was removed */
export async function confirmAuthenticator(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(authenticators)
    .set({ confirmedAt: now })
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  return rows.length > 0
}

/** Removes the authenticator with its recovery codes. */
export async function deleteAuthenticator(db: Queryable, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId))
}

/** Uses up the code of a period and all earlier ones. @returns false if it was used before */
export async function spendPeriod(db: Queryable, userId: string, period: number): Promise<boolean> {
  const rows = await db
    .update(authenticators)
    .set({ lastPeriod: period })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastPeriod, period)))
    .returning({ userId: authenticators.userId })
  return rows.length > 0
}

export async function replaceRecoveryCodes(
  db: Queryable,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses up a recovery code. @returns false if the account has none of this hash */
export async function spendRecoveryCode(db: Queryable, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

export async function countRecoveryCodes(userId: string): Promise<number> {
  const [row] = await database()
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

export async function readAuthenticators(): Promise<Pick<Authenticator, 'userId' | 'sealedSecret'>[]> {
  return database()
    .select({ userId: authenticators.userId, sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
}

/** Replaces a sealed secret, unless it has changed since it was read. */
export async function replaceSealedSecret(userId: string, before: string, after: string): Promise<void> {
  await database()
    .update(authenticators)
    .set({ sealedSecret: after })
    .where(and(eq(authenticators.userId, userId), eq(authenticators.sealedSecret, before)))
}
