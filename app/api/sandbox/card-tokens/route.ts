import { makeCardToken } from '@/lib/contract/sandbox'
import { cardToken } from '@/lib/server/checkout/sandbox-cards'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(makeCardToken, async ({ body }) => cardToken(body.card), { only: 'sandbox' })
