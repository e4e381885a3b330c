import { googleSession } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(googleSession, ({ body }, context) => accounts.googleSession(body, context))
