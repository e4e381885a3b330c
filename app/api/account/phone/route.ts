import { requestPhoneChange, verifyPhoneChange } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(requestPhoneChange, ({ body }, context) =>
  account.requestPhoneChange(body, context),
)
export const PUT = defineRoute(verifyPhoneChange, ({ body }, context) =>
  account.verifyPhoneChange(body, context),
)
