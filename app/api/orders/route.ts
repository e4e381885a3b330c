import { placeOrder } from '@/lib/contract/checkout'
import { listOrders } from '@/lib/contract/orders'
import * as checkout from '@/lib/server/checkout/place-order'
import { defineRoute } from '@/lib/server/http/define-route'
import * as orders from '@/lib/server/orders/service'

export const GET = defineRoute(listOrders, ({ query }, context) => orders.listOrders(query, context))
export const POST = defineRoute(placeOrder, ({ body }, context) => checkout.placeOrder(body, context))
