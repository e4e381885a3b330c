import { showEsim } from '@/lib/contract/orders'
import { defineRoute } from '@/lib/server/http/define-route'
import * as orders from '@/lib/server/orders/service'

export const POST = defineRoute(showEsim, ({ params }, context) =>
  orders.showEsim(params.id, params.bookingId, context),
)
