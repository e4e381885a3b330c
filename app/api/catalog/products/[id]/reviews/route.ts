import { listReviews } from '@/lib/contract/reviews'
import { defineRoute } from '@/lib/server/http/define-route'
import * as reviews from '@/lib/server/reviews/service'

export const GET = defineRoute(listReviews, ({ params, query }) =>
  reviews.listReviews({ ...params, ...query }),
)
