import { chargeCard } from '@/lib/contract/payment-action'
import * as checkout from '@/lib/server/checkout/payment-step'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(chargeCard, ({ params, body }, context) =>
  checkout.chargeCard(params.id, body.token, context),
)
