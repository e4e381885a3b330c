import { verifyRegister } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(verifyRegister, ({ body }, context) => accounts.verifyRegister(body, context))
