import { changePassword } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const PUT = defineRoute(changePassword, ({ body }, context) => account.changePassword(body, context))
