import { requestEmailChange, verifyEmailChange } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(requestEmailChange, ({ body }, context) =>
  account.requestEmailChange(body, context),
)
export const PUT = serve(verifyEmailChange, ({ body }, context) => account.verifyEmailChange(body, context))
