import { eq } from 'drizzle-orm'
import { type Account, updateAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { profileImages as pictures } from '@/lib/server/db/schema'

/** Replaces the account's picture. Returns null if the account was deleted in the meantime. */
export async function saveImage(
  userId: string,
  { key, picture, address }: { key: string; picture: Buffer; address: string },
): Promise<Account | null> {
  return database().transaction(async (tx) => {
    const account = await updateAccount(tx, userId, { image: address })
    if (!account) return null
    const values = { key, picture, createdAt: new Date() }
    await tx
      .insert(pictures)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: pictures.userId, set: values })
    return account
  })
}

export async function removeImage(userId: string): Promise<Account | null> {
  return database().transaction(async (tx) => {
    await tx.delete(pictures).where(eq(pictures.userId, userId))
    return updateAccount(tx, userId, { image: null })
  })
}

export async function findImage(key: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ picture: pictures.picture })
    .from(pictures)
    .where(eq(pictures.key, key))
  return row?.picture ?? null
}

export async function pictureOf(userId: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ picture: pictures.picture })
    .from(pictures)
    .where(eq(pictures.userId, userId))
  return row?.picture ?? null
}
