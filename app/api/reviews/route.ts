import { writeReview } from '@/lib/contract/reviews'
import { reviewsChanged } from '@/lib/server/http/pages-changed'
import { serve } from '@/lib/server/http/serve'
import * as reviews from '@/lib/server/reviews/service'

export const POST = serve(writeReview, async ({ body }, context) => {
  const answer = await reviews.writeReview(body, context)
  reviewsChanged(answer.data.product_id)
  return answer
})
