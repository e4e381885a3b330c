import { chargeCard } from '@/lib/contract/payment-action'
import * as checkout from '@/lib/server/checkout/payment-step'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(chargeCard, ({ params, body }, context) =>
  checkout.chargeCard(params.id, body.token, context, body.expected_charge),
)
