import { getPaymentStep } from '@/lib/contract/payment-action'
import { paymentStep } from '@/lib/server/checkout/payment-step'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(getPaymentStep, ({ params }, context) => paymentStep(params.id, context))
