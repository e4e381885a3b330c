import { changePassword } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/define-route'

export const PUT = serve(changePassword, ({ body }, context) => account.changePassword(body, context))
