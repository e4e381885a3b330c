import { startPayment } from '@/lib/contract/orders'
import * as checkout from '@/lib/server/checkout/start-payment'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(startPayment, ({ params, body }, context) =>
  checkout.startPayment(params.id, body.payment_key, context),
)
