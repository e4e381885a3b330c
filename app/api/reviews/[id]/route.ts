import { deleteReview, editReview } from '@/lib/contract/reviews'
import { defineRoute } from '@/lib/server/http/define-route'
import { reviewsChanged } from '@/lib/server/http/revalidate-pages'
import * as reviews from '@/lib/server/reviews/service'

export const PATCH = defineRoute(editReview, async ({ params, body }, context) => {
  const result = await reviews.editReview(params.id, body, context)
  reviewsChanged(result.data.product_id)
  return result
})

export const DELETE = defineRoute(deleteReview, async ({ params }, context) => {
  const result = await reviews.deleteReview(params.id, context)
  reviewsChanged(result.data.product_id)
  return result
})
