import { getPaymentStep } from '@/lib/contract/payment-step'
import { paymentStep } from '@/lib/server/checkout/payment-step'
import { serve } from '@/lib/server/http/serve'

export const GET = serve(getPaymentStep, ({ params }, context) => paymentStep(params.id, context))
