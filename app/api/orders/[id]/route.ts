import { getOrder } from '@/lib/contract/orders'
import { defineRoute } from '@/lib/server/http/define-route'
import * as orders from '@/lib/server/orders/service'

export const GET = defineRoute(getOrder, ({ params }, context) => orders.getOrder(params.id, context))
