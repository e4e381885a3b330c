import { requestPhoneChange, verifyPhoneChange } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(requestPhoneChange, ({ body }, context) =>
  account.requestPhoneChange(body, context),
)
export const PUT = serve(verifyPhoneChange, ({ body }, context) => account.verifyPhoneChange(body, context))
