import { quoteReturn } from '@/lib/contract/goods'
import * as goods from '@/lib/server/goods/request-return'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(quoteReturn, ({ params }, context) =>
  goods.quoteReturn(params.id, params.bookingId, context),
)
