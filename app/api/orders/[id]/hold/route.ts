import { extendHold as operation } from '@/lib/contract/hold'
import { extendHold } from '@/lib/server/checkout/extend-hold'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(operation, ({ params }, context) => extendHold(params.id, context))
