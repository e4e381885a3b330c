import { paymentResult } from '@/lib/contract/orders'
import * as checkout from '@/lib/server/checkout/payment-result'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(paymentResult, ({ params }, context) =>
  checkout.paymentResult(params.id, context),
)
