import { getPaymentStep } from '@/lib/contract/payment-action'
import { paymentStep } from '@/lib/server/checkout/payment-step'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(getPaymentStep, ({ params }, context) => paymentStep(params.id, context))
