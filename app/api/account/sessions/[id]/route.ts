import { endSession } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/define-route'

export const DELETE = serve(endSession, ({ params }, context) => account.endSession(params.id, context))
