import { z } from 'zod'
import { REVIEWS_PAGE_SIZE } from '@/lib/domain/page-size'
import {
  EDIT_DAYS,
  MAX_REVIEW_LENGTH,
  MAX_SCORE,
  MIN_REVIEW_LENGTH,
  MIN_SCORE,
  REVIEW_LANGUAGES,
  REVIEW_SORTS,
  SCORES,
} from '@/lib/domain/review'
import { defineOperation, envelope } from './operation'
import { pageMeta, paging, slug } from './shared'

const score = z.int().min(MIN_SCORE).max(MAX_SCORE)
/** In a form or query. */
const typedScore = z.coerce.number().int().min(MIN_SCORE).max(MAX_SCORE)

/** The average score to one decimal; null without reviews. */
export const rating = z
  .object({ average: z.number().min(MIN_SCORE).max(MAX_SCORE), count: z.int().min(1) })
  .nullable()
export type Rating = z.infer<typeof rating>

export const review = z.object({
  id: z.string(),
  /** First name and initial, or the name that the source shows; null without a name, or if the account was deleted. */
  author: z.string().nullable(),
  score,
  text: z.string(),
  /** BCP 47 code of the review's language. */
  language: z.string(),
  created_at: z.iso.datetime(),
  edited: z.boolean(),
  /** Where an imported review was written, with its address there; null if it was written in this shop. */
  source: z.object({ name: z.string(), url: z.url().nullable() }).nullable().default(null),
})
export type Review = z.infer<typeof review>

/** A visitor's own review. */
export const ownReview = z.object({
  id: z.string(),
  booking_id: z.string(),
  product_id: z.string(),
  score,
  text: z.string(),
  language: z.string(),
  created_at: z.iso.datetime(),
  editable_until: z.iso.datetime(),
  /** Why the shop has hidden it; null if it is visible. */
  hidden_reason: z.string().nullable(),
})
export type OwnReview = z.infer<typeof ownReview>

export const reviewPage = z.object({
  items: z.array(review),
  meta: pageMeta,
  /** Of all reviews of the product, regardless of the filter. */
  rating,
  /** Of the reviews that were written in this shop; absent if the host does not say. */
  own_rating: rating.optional(),
  /** Number of reviews per score, from 1 to 5. */
  distribution: z.array(z.int()).length(SCORES.length),
  languages: z.array(z.object({ code: z.string(), count: z.int() })),
})
export type ReviewPage = z.infer<typeof reviewPage>

export const listReviews = defineOperation({
  method: 'GET',
  path: '/api/catalog/products/{id}/reviews',
  summary: 'Lists the reviews of a product; only completed bookings can be reviewed',
  params: z.object({ id: slug }),
  query: paging(REVIEWS_PAGE_SIZE).extend({
    sort: z.enum(REVIEW_SORTS).default('newest'),
    score: typedScore.optional(),
    language: z.enum(REVIEW_LANGUAGES).optional(),
  }),
  response: envelope(reviewPage),
})

const reviewForm = z.object({
  score: typedScore,
  text: z.string().trim().min(MIN_REVIEW_LENGTH).max(MAX_REVIEW_LENGTH),
  language: z.enum(REVIEW_LANGUAGES),
})

const byId = z.object({ id: z.string() })

export const writeReview = defineOperation({
  method: 'POST',
  path: '/api/reviews',
  summary: 'Reviews a completed booking of the visitor; one review per booking',
  session: true,
  body: reviewForm.extend({ booking_id: z.string() }),
  response: envelope(ownReview),
})

export const editReview = defineOperation({
  method: 'PATCH',
  path: '/api/reviews/{id}',
  summary: `Changes a review of the visitor, within ${EDIT_DAYS} days`,
  session: true,
  params: byId,
  body: reviewForm,
  response: envelope(ownReview),
})

export const deleteReview = defineOperation({
  method: 'DELETE',
  path: '/api/reviews/{id}',
  summary: 'Deletes a review of the visitor',
  session: true,
  params: byId,
  response: envelope(z.object({ product_id: z.string() })),
})
