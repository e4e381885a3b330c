import { listReviews } from '@/lib/contract/reviews'
import { serve } from '@/lib/server/http/define-route'
import * as reviews from '@/lib/server/reviews/service'

export const GET = serve(listReviews, ({ params, query }) => reviews.listReviews({ ...params, ...query }))
