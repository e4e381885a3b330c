import { eq } from 'drizzle-orm'
import { type Account, updateAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { profileImages } from '@/lib/server/db/schema'

/** Replaces the account's image. Returns null if the account was deleted in the meantime. */
export async function saveImage(
  userId: string,
  { key, image, address }: { key: string; image: Buffer; address: string },
): Promise<Account | null> {
  return database().transaction(async (tx) => {
    const account = await updateAccount(tx, userId, { image: address })
    if (!account) return null
    const values = { key, image, createdAt: new Date() }
    await tx
      .insert(profileImages)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: profileImages.userId, set: values })
    return account
  })
}

export async function removeImage(userId: string): Promise<Account | null> {
  return database().transaction(async (tx) => {
    await tx.delete(profileImages).where(eq(profileImages.userId, userId))
    return updateAccount(tx, userId, { image: null })
  })
}

export async function findImage(key: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ image: profileImages.image })
    .from(profileImages)
    .where(eq(profileImages.key, key))
  return row?.image ?? null
}

export async function imageOf(userId: string): Promise<Buffer | null> {
  const [row] = await database()
    .select({ image: profileImages.image })
    .from(profileImages)
    .where(eq(profileImages.userId, userId))
  return row?.image ?? null
}
