import { paymentResult } from '@/lib/contract/orders'
import * as checkout from '@/lib/server/checkout/payment-result'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(paymentResult, ({ params }, context) => checkout.paymentResult(params.id, context))
