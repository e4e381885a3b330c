import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { products, reviews } from '@/lib/server/db/schema'

export type NewImportedReview = typeof reviews.$inferInsert & { source: string; sourceId: string }

/** Returns which of the products exist, whether they are sold or not. */
export async function existingProducts(ids: readonly string[]): Promise<Set<string>> {
  const rows = await database()
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the imported reviews of sources. */
export async function importedReviews(sources: readonly string[], db: Queryable = database()) {
  return db
    .select()
    .from(reviews)
    .where(and(isNotNull(reviews.source), inArray(reviews.source, [...sources])))
}
export type ImportedReview = Awaited<ReturnType<typeof importedReviews>>[number]

const BATCH = 500

export async function insertImported(db: Transaction, rows: readonly NewImportedReview[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await db.insert(reviews).values(rows.slice(at, at + BATCH))
}

export async function updateImported(
  db: Transaction,
  id: string,
  change: Partial<NewImportedReview>,
): Promise<void> {
  await db.update(reviews).set(change).where(eq(reviews.id, id))
}

/** Deletes imported reviews. A hidden one stays, so that it stays hidden if its source has it again. */
export async function deleteImported(db: Transaction, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH)
    await db
      .delete(reviews)
      .where(and(inArray(reviews.id, ids.slice(at, at + BATCH)), isNull(reviews.hiddenAt)))
}
