import type { z } from 'zod'
import type * as contract from '@/lib/contract/reviews'
import { editableUntil, reviewerName } from '@/lib/domain/review'
import type { listReviews, OwnReviewRow } from './repo'

type Listed = Awaited<ReturnType<typeof listReviews>>[number]

export function reviewView({ review, firstName, lastName }: Listed): z.input<typeof contract.review> {
  return {
    id: review.id,
    author: review.author ?? (firstName ? reviewerName(firstName, lastName ?? '') : null),
    score: review.score,
    text: review.text,
    language: review.language,
    created_at: review.createdAt.toISOString(),
    edited: review.updatedAt > review.createdAt,
    source: review.source === null ? null : { name: review.source, url: review.sourceUrl },
  }
}

export function ownView(row: OwnReviewRow): z.input<typeof contract.ownReview> {
  return {
    id: row.id,
    booking_id: row.bookingId,
    product_id: row.productId,
    score: row.score,
    text: row.text,
    language: row.language,
    created_at: row.createdAt.toISOString(),
    editable_until: editableUntil(row.createdAt).toISOString(),
    hidden_reason: row.hiddenReason,
  }
}
