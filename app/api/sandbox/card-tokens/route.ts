import { makeCardToken } from '@/lib/contract/sandbox'
import { cardToken } from '@/lib/server/checkout/sandbox-cards'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(makeCardToken, async ({ body }) => cardToken(body.card), { only: 'sandbox' })
