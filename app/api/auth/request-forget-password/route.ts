import { requestForgetPassword } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(requestForgetPassword, ({ body }, context) =>
  accounts.requestForgetPassword(body, context),
)
