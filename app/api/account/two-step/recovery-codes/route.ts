import { renewRecoveryCodes } from '@/lib/contract/two-step'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(renewRecoveryCodes, ({ body }, context) =>
  account.renewRecoveryCodes(body, context),
)
