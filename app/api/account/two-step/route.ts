import { setUpTwoStep, turnOffTwoStep, turnOnTwoStep } from '@/lib/contract/two-step'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(setUpTwoStep, ({ body }, context) => account.setUpTwoStep(body, context))
export const PUT = defineRoute(turnOnTwoStep, ({ body }, context) => account.turnOnTwoStep(body, context))
export const DELETE = defineRoute(turnOffTwoStep, ({ body }, context) =>
  account.turnOffTwoStep(body, context),
)
