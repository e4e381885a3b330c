import { decideSandboxPayment, getSandboxPayment } from '@/lib/contract/sandbox'
import { decideSandbox, sandboxPayment } from '@/lib/server/checkout/sandbox-page'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(getSandboxPayment, ({ params }) => sandboxPayment(params.invoice), {
  only: 'sandbox',
})
export const POST = serve(
  decideSandboxPayment,
  ({ params, body }) => decideSandbox(params.invoice, body.decision),
  { only: 'sandbox' },
)
