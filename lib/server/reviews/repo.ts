import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ReviewSort } from '@/lib/domain/review'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import { bookings, orders, products, reviews, users } from '@/lib/server/db/schema'
import { isUuid } from '@/lib/server/db/uuid'

export type ReviewRow = typeof reviews.$inferSelect
/** A review of a booking in this shop. */
export type OwnReviewRow = ReviewRow & { bookingId: string }

const isOwn = (row: ReviewRow): row is OwnReviewRow => row.bookingId !== null
const ownOf = (row: ReviewRow | undefined): OwnReviewRow | null => (row && isOwn(row) ? row : null)

export interface ReviewFilter {
  sort: ReviewSort
  score?: number
  language?: string
  limit: number
  offset: number
}

const shown = (productId: string, { score, language }: Partial<ReviewFilter> = {}): SQL | undefined =>
  and(
    eq(reviews.productId, productId),
    isNull(reviews.hiddenAt),
    score === undefined ? undefined : eq(reviews.score, score),
    language === undefined ? undefined : eq(reviews.language, language),
  )

const NEWEST = [desc(reviews.createdAt), desc(reviews.id)]
const ORDER: Record<ReviewSort, SQL[]> = {
  newest: NEWEST,
  highest: [desc(reviews.score), ...NEWEST],
  lowest: [asc(reviews.score), ...NEWEST],
}

/** Returns the visible reviews of a product with their authors' names. */
export async function listReviews(productId: string, filter: ReviewFilter) {
  return database()
    .select({ review: reviews, firstName: users.firstName, lastName: users.lastName })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(shown(productId, filter))
    .orderBy(...ORDER[filter.sort])
    .limit(filter.limit)
    .offset(filter.offset)
}

/** Whether a review was written in this shop. */
const IS_OWN = sql<boolean>`${reviews.source} IS NULL`

/** Counts a product's reviews by score, language and origin. */
export async function countReviews(productId: string) {
  return database()
    .select({ score: reviews.score, language: reviews.language, isOwn: IS_OWN, n: count() })
    .from(reviews)
    .where(shown(productId))
    .groupBy(reviews.score, reviews.language, IS_OWN)
}

/** Whether a product is on sale. */
export async function isSold(productId: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.discontinuedAt)))
  return row !== undefined
}

/** Returns a visitor's booking; null if it belongs to another account, is unknown or the id is malformed. */
export async function findBooking(userId: string, id: string) {
  if (!isUuid(id)) return null
  const [row] = await database()
    .select({ id: bookings.id, productId: bookings.productId, status: bookings.status })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(eq(bookings.id, id), eq(orders.userId, userId)))
  return row ?? null
}

/**
 * Returns a visitor's own review; null if it belongs to another account, is unknown or the id is malformed.
 */
export async function findOwn(
  userId: string,
  id: string,
  db: Queryable = database(),
): Promise<OwnReviewRow | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.userId, userId)))
  return ownOf(row)
}

/** Returns the reviews of these bookings. */
export async function reviewsOf(bookingIds: readonly string[]): Promise<OwnReviewRow[]> {
  if (bookingIds.length === 0) return []
  const rows = await database()
    .select()
    .from(reviews)
    .where(inArray(reviews.bookingId, [...bookingIds]))
  return rows.filter(isOwn)
}

/** Returns all reviews by a user, oldest first. */
export async function reviewsBy(userId: string): Promise<OwnReviewRow[]> {
  const by = eq(reviews.userId, userId)
  const rows = await database().select().from(reviews).where(by).orderBy(asc(reviews.createdAt))
  return rows.filter(isOwn)
}

/** Inserts a review; null if its booking already has one. */
export async function insertReview(review: typeof reviews.$inferInsert): Promise<OwnReviewRow | null> {
  const [row] = await database()
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.bookingId })
    .returning()
  return ownOf(row)
}

export async function updateReview(
  id: string,
  change: Pick<ReviewRow, 'score' | 'text' | 'language' | 'updatedAt'>,
): Promise<OwnReviewRow | null> {
  const [row] = await database().update(reviews).set(change).where(eq(reviews.id, id)).returning()
  return ownOf(row)
}

/** Deletes a review permanently; a hidden one leaves a record that it existed. */
export async function removeReview(db: Transaction, { id, hiddenAt }: ReviewRow): Promise<void> {
  if (hiddenAt === null) await db.delete(reviews).where(eq(reviews.id, id))
  else await db.update(reviews).set({ text: '', userId: null }).where(eq(reviews.id, id))
}

/** Hides or unhides a review. Returns its product; null if there is no such review. */
export async function hideReview(
  id: string,
  hidden: { at: Date; reason: string } | null,
): Promise<string | null> {
  if (!isUuid(id)) return null
  const [row] = await database()
    .update(reviews)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? null })
    .where(and(eq(reviews.id, id), sql`${reviews.text} <> ''`))
    .returning({ productId: reviews.productId })
  return row?.productId ?? null
}
