import { addPasskey } from '@/lib/contract/passkeys'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(addPasskey, ({ body }, context) => account.addPasskey(body, context))
