import { expireSandboxOrder } from '@/lib/contract/sandbox'
import { expireNow } from '@/lib/server/checkout/sandbox-expiry'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(expireSandboxOrder, ({ params }, context) => expireNow(params.id, context), {
  only: 'sandbox',
})
