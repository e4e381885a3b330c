import { writeReview } from '@/lib/contract/reviews'
import { reviewsChanged } from '@/lib/server/http/revalidate-pages'
import { serve } from '@/lib/server/http/define-route'
import * as reviews from '@/lib/server/reviews/service'

export const POST = serve(writeReview, async ({ body }, context) => {
  const answer = await reviews.writeReview(body, context)
  reviewsChanged(answer.data.product_id)
  return answer
})
