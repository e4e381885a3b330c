import { requestForgetPassword } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(requestForgetPassword, ({ body }, context) =>
  accounts.requestForgetPassword(body, context),
)
