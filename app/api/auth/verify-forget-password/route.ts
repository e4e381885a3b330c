import { verifyForgetPassword } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(verifyForgetPassword, ({ body }, context) =>
  accounts.verifyForgetPassword(body, context),
)
