import { requestReturn } from '@/lib/contract/goods'
import * as goods from '@/lib/server/goods/request-return'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(requestReturn, ({ params, body }, context) =>
  goods.requestReturn(params.id, params.bookingId, body, context),
)
