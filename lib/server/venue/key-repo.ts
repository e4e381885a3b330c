import { and, asc, eq, isNull } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { products, venueKeys } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'

export async function findVenueKey(keyHash: string) {
  const [row] = await database()
    .select({ id: venueKeys.id, supplier: venueKeys.supplier })
    .from(venueKeys)
    .where(and(eq(venueKeys.keyHash, keyHash), isNull(venueKeys.revokedAt)))
  return row ?? null
}

export async function insertVenueKey(
  key: Pick<typeof venueKeys.$inferInsert, 'supplier' | 'label' | 'keyHash'>,
) {
  await database().insert(venueKeys).values(key)
}

/** Returns the keys that are not revoked. */
export async function listVenueKeys() {
  return database()
    .select({ id: venueKeys.id, supplier: venueKeys.supplier, label: venueKeys.label })
    .from(venueKeys)
    .where(isNull(venueKeys.revokedAt))
    .orderBy(asc(venueKeys.supplier), asc(venueKeys.createdAt))
}

/** Revokes a key. @returns whether there was an active key with this id */
export async function revokeVenueKey(id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const rows = await database()
    .update(venueKeys)
    .set({ revokedAt: new Date() })
    .where(and(eq(venueKeys.id, id), isNull(venueKeys.revokedAt)))
    .returning({ id: venueKeys.id })
  return rows.length > 0
}

/** Whether any product belongs to this supplier. */
export async function isSupplier(name: string): Promise<boolean> {
  const rows = await database()
    .select({ id: products.id })
    .from(products)
    .where(eq(products.supplier, name))
    .limit(1)
  return rows.length > 0
}
