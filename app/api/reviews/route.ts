import { writeReview } from '@/lib/contract/reviews'
import { defineRoute } from '@/lib/server/http/define-route'
import { reviewsChanged } from '@/lib/server/http/revalidate-pages'
import * as reviews from '@/lib/server/reviews/service'

export const POST = defineRoute(writeReview, async ({ body }, context) => {
  const result = await reviews.writeReview(body, context)
  reviewsChanged(result.data.product_id)
  return result
})
