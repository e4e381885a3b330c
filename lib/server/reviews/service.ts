import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/reviews'
import { editableUntil, ratingOf } from '@/lib/domain/review'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import * as repo from './repo'
import { ownView, reviewView } from './view'

type Query = z.output<typeof contract.listReviews.params> & z.output<typeof contract.listReviews.query>
type Counts = Awaited<ReturnType<typeof repo.countReviews>>

const sum = (counts: Counts, of: (row: Counts[number]) => number = ({ n }) => n) =>
  counts.reduce((total, row) => total + of(row), 0)

const ratingOfCounts = (counts: Counts) =>
  ratingOf(
    sum(counts, ({ score, n }) => score * n),
    sum(counts),
  )

function languagesOf(counts: Counts) {
  return [...Map.groupBy(counts, ({ language }) => language)]
    .map(([code, rows]) => ({ code, count: sum(rows) }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}

/** @throws ApiError PRODUCT_NOT_FOUND */
export async function listReviews({
  id,
  page,
  limit: size,
  ...filter
}: Query): Promise<z.input<typeof contract.listReviews.response>> {
  if (!(await repo.isSold(id))) throw new ApiError('PRODUCT_NOT_FOUND')
  const [rows, counts] = await Promise.all([
    repo.listReviews(id, { ...filter, limit: size, offset: (page - 1) * size }),
    repo.countReviews(id),
  ])
  const total = sum(
    counts.filter(
      ({ score, language }) =>
        (filter.score === undefined || score === filter.score) &&
        (filter.language === undefined || language === filter.language),
    ),
  )
  return ok({
    items: rows.map(reviewView),
    meta: { total, current_page: page, last_page: Math.max(1, Math.ceil(total / size)) },
    rating: ratingOfCounts(counts),
    own_rating: ratingOfCounts(counts.filter(({ isOwn }) => isOwn)),
    distribution: [1, 2, 3, 4, 5].map((score) => sum(counts.filter((row) => row.score === score))),
    languages: languagesOf(counts),
  })
}

/**
 * @throws ApiError BOOKING_NOT_FOUND, also for another
 *   account's; REVIEW_TOO_EARLY, REVIEW_EXISTS, RATE_LIMITED
 */
export async function writeReview(
  { booking_id, ...review }: z.output<typeof contract.writeReview.body>,
  { session, t }: SignedIn,
): Promise<z.input<typeof contract.writeReview.response>> {
  await limit('review-user', session.userId)
  const booking = await repo.findBooking(session.userId, booking_id)
  if (!booking) throw new ApiError('BOOKING_NOT_FOUND')
  if (booking.status !== 'completed') throw new ApiError('REVIEW_TOO_EARLY')
  const now = new Date()
  const row = await repo.insertReview({
    bookingId: booking.id,
    productId: booking.productId,
    userId: session.userId,
    ...review,
    createdAt: now,
    updatedAt: now,
  })
  if (!row) throw new ApiError('REVIEW_EXISTS')
  return ok(ownView(row), t('reviews.responses.written'))
}

/** @throws ApiError REVIEW_NOT_FOUND, also for another account's; REVIEW_TOO_LATE, RATE_LIMITED */
export async function editReview(
  id: string,
  review: z.output<typeof contract.editReview.body>,
  { session, t }: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.editReview.response>> {
  await limit('review-user', session.userId)
  const own = await repo.findOwn(session.userId, id)
  if (!own) throw new ApiError('REVIEW_NOT_FOUND')
  if (now > editableUntil(own.createdAt)) throw new ApiError('REVIEW_TOO_LATE')
  const row = await repo.updateReview(id, { ...review, updatedAt: now })
  if (!row) throw new ApiError('REVIEW_NOT_FOUND')
  return ok(ownView(row), t('reviews.responses.changed'))
}

/** @throws ApiError REVIEW_NOT_FOUND, also for another account's; RATE_LIMITED */
export async function deleteReview(
  id: string,
  { session, t }: SignedIn,
): Promise<z.input<typeof contract.deleteReview.response>> {
  await limit('review-user', session.userId)
  const productId = await database().transaction(async (db) => {
    const own = await repo.findOwn(session.userId, id, db)
    if (!own) throw new ApiError('REVIEW_NOT_FOUND')
    await repo.removeReview(db, own)
    return own.productId
  })
  return ok({ product_id: productId }, t('reviews.responses.deleted'))
}
