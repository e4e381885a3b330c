import { twoStep } from '@/lib/contract/two-step'
import { completeSignIn } from '@/lib/server/auth/two-step/sign-in'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(twoStep, ({ body }, context) => completeSignIn(body, context))
