import { requestEmailChange, verifyEmailChange } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(requestEmailChange, ({ body }, context) =>
  account.requestEmailChange(body, context),
)
export const PUT = defineRoute(verifyEmailChange, ({ body }, context) =>
  account.verifyEmailChange(body, context),
)
