import { deleteReview, editReview } from '@/lib/contract/reviews'
import { defineRoute } from '@/lib/server/http/define-route'
import { reviewsChanged } from '@/lib/server/http/revalidate-pages'
import * as reviews from '@/lib/server/reviews/service'

export const PATCH = defineRoute(editReview, async ({ params, body }, context) => {
  const answer = await reviews.editReview(params.id, body, context)
  reviewsChanged(answer.data.product_id)
  return answer
})

export const DELETE = defineRoute(deleteReview, async ({ params }, context) => {
  const answer = await reviews.deleteReview(params.id, context)
  reviewsChanged(answer.data.product_id)
  return answer
})
