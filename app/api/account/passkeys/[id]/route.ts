import { removePasskey } from '@/lib/contract/passkeys'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const DELETE = defineRoute(removePasskey, ({ params, body }, context) =>
  account.removePasskey(params.id, body, context),
)
