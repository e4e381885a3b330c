import { decideSandboxPayment, getSandboxPayment } from '@/lib/contract/sandbox'
import { decideSandbox, sandboxPayment } from '@/lib/server/checkout/sandbox-page'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(getSandboxPayment, ({ params }) => sandboxPayment(params.invoice), {
  only: 'sandbox',
})
export const POST = defineRoute(
  decideSandboxPayment,
  ({ params, body }) => decideSandbox(params.invoice, body.decision),
  { only: 'sandbox' },
)
