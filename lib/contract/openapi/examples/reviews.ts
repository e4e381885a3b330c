import * as favourites from '../../favourites'
import type { OwnReview, Review } from '../../reviews'
import * as reviews from '../../reviews'
import { exampleOf, success } from './example'
import { BOOKING_ID } from './ids'
import { PRODUCT_ID } from './product'

const TEXT = 'We were first on Maya Bay, and the crew helped our son into the water.'
const written = { score: 5, text: TEXT, language: 'en' as const }

export const REVIEW: Review = {
  ...written,
  id: '7d1c9a52-8f3e-4b60-a1d2-c3e4f5061728',
  author: 'Mali S.',
  created_at: '2026-12-13T03:20:00.000Z',
  edited: false,
  source: null,
}

export const OWN_REVIEW: OwnReview = {
  ...written,
  id: REVIEW.id,
  booking_id: BOOKING_ID,
  product_id: PRODUCT_ID,
  created_at: REVIEW.created_at,
  editable_until: '2027-01-12T03:20:00.000Z',
  hidden_reason: null,
}

const saved = success({ product_ids: [PRODUCT_ID] })

export const REVIEWS_EXAMPLES = {
  writeReview: exampleOf(reviews.writeReview, {
    body: { booking_id: BOOKING_ID, ...written },
    response: success(OWN_REVIEW),
  }),
  editReview: exampleOf(reviews.editReview, {
    params: { id: REVIEW.id },
    body: { ...written, score: 4 },
    response: success({ ...OWN_REVIEW, score: 4 }),
  }),
  deleteReview: exampleOf(reviews.deleteReview, {
    params: { id: REVIEW.id },
    response: success({ product_id: PRODUCT_ID }),
  }),
  listFavourites: exampleOf(favourites.listFavourites, { response: saved }),
  mergeFavourites: exampleOf(favourites.mergeFavourites, {
    body: { product_ids: [PRODUCT_ID] },
    response: saved,
  }),
  addFavourite: exampleOf(favourites.addFavourite, { params: { id: PRODUCT_ID }, response: saved }),
  removeFavourite: exampleOf(favourites.removeFavourite, {
    params: { id: PRODUCT_ID },
    response: success({ product_ids: [] }),
  }),
}
