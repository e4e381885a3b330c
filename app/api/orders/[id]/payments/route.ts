import { startPayment } from '@/lib/contract/orders'
import * as checkout from '@/lib/server/checkout/start-payment'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(startPayment, ({ params, body }, context) =>
  checkout.startPayment(params.id, body.payment_key, context, new Date(), body.expected_charge),
)
