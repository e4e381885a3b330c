import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { database, type Queryable } from '@/lib/server/db/client'
import { favourites, products } from '@/lib/server/db/schema'

/** Returns a user's favourites that are on sale, newest first. */
export async function favouritesOf(userId: string): Promise<string[]> {
  const rows = await database()
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.userId, userId), isNull(products.discontinuedAt)))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
  return rows.map(({ id }) => id)
}

export async function countFavourites(userId: string): Promise<number> {
  const [row] = await database().select({ n: count() }).from(favourites).where(eq(favourites.userId, userId))
  return row?.n ?? 0
}

/** Returns which of the products are on sale, in no order. */
export async function soldOf(ids: readonly string[], db: Queryable = database()): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.discontinuedAt)))
  return rows.map(({ id }) => id)
}

/** @param ids newest first */
export async function insertFavourites(userId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await database()
    .insert(favourites)
    .values(ids.map((productId, age) => ({ userId, productId, createdAt: new Date(now.getTime() - age) })))
    .onConflictDoNothing()
}

export async function deleteFavourite(userId: string, productId: string): Promise<void> {
  await database()
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
}
