import { endSession } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const DELETE = defineRoute(endSession, ({ params }, context) => account.endSession(params.id, context))
