import { getOrder } from '@/lib/contract/orders'
import { serve } from '@/lib/server/http/define-route'
import * as orders from '@/lib/server/orders/service'

export const GET = serve(getOrder, ({ params }, context) => orders.getOrder(params.id, context))
