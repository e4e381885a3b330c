import { asc, eq, inArray } from 'drizzle-orm'
import { ApiError } from '@/lib/contract/error'
import { database, type Queryable } from '@/lib/server/db/client'
import { users } from '@/lib/server/db/schema'

export type Account = typeof users.$inferSelect

export async function findAccount(id: string): Promise<Account | null> {
  const [row] = await database().select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** @param email in lower case */
export async function findAccountByEmail(email: string): Promise<Account | null> {
  const [row] = await database().select().from(users).where(eq(users.email, email))
  return row ?? null
}

/** Returns the account of a lower-case email address, locked until the transaction ends. */
export async function lockAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).for('update')
  return row ?? null
}

/**
 * Lets no one delete an account until the transaction ends. To be called before any other row of the account is locked: a
 * deletion locks the account first.
 * @param strength `no key update` for a change that two requests of the account must not make at the same time
 * @throws ApiError UNAUTHENTICATED if it was deleted in the meantime
 */
export async function holdAccount(
  tx: Queryable,
  id: string,
  strength: 'key share' | 'no key update' = 'key share',
): Promise<void> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for(strength)
  if (rows.length === 0) throw new ApiError('UNAUTHENTICATED')
}

/** Returns the accounts with any of these E.164 numbers, oldest first. */
export async function findAccountsByPhone(phones: string[]): Promise<Account[]> {
  return database().select().from(users).where(inArray(users.phone, phones)).orderBy(asc(users.createdAt))
}

export async function insertAccount(db: Queryable, values: typeof users.$inferInsert): Promise<Account> {
  const [row] = await db.insert(users).values(values).returning()
  if (!row) throw new Error('account insert returned no row')
  return row
}

/** Updates an account. Returns null if it was deleted in the meantime. */
export async function updateAccount(
  db: Queryable,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<Account | null> {
  if (Object.keys(change).length === 0) return findAccount(id)
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row ?? null
}

/** Sets a password. Returns null if no account has this email address. */
export async function updatePassword(
  db: Queryable,
  email: string,
  passwordHash: string,
): Promise<Account | null> {
  const [row] = await db.update(users).set({ passwordHash }).where(eq(users.email, email)).returning()
  return row ?? null
}
