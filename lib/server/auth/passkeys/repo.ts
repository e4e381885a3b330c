import { and, count, eq } from 'drizzle-orm'
import { MAX_PASSKEYS } from '@/lib/domain/passkey'
import { database, type Queryable } from '@/lib/server/db/client'
import { passkeys, users } from '@/lib/server/db/schema'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function findPasskey(id: string): Promise<PasskeyRow | null> {
  const [row] = await database().select().from(passkeys).where(eq(passkeys.id, id))
  return row ?? null
}

/** Returns the passkeys of an account, the oldest first. */
export async function passkeysOf(userId: string): Promise<PasskeyRow[]> {
  return database().select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt)
}

/** @returns `full` if the account has as many as it can, `exists` if an account has the passkey already */
export async function insertPasskey(
  db: Queryable,
  row: typeof passkeys.$inferInsert,
): Promise<'added' | 'full' | 'exists'> {
  // The lock lets no two requests pass the limit together.
  await db.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('no key update')
  const [existing] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, row.userId))
  if ((existing?.count ?? 0) >= MAX_PASSKEYS) return 'full'
  const rows = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
  return rows.length > 0 ? 'added' : 'exists'
}

export async function recordUse(db: Queryable, id: string, counter: number, now: Date): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
}

/** Removes all passkeys of an account. @returns their number */
export async function deletePasskeysOf(db: Queryable, userId: string): Promise<number> {
  const rows = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return rows.length
}

/** @returns false if the account has no such passkey */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
