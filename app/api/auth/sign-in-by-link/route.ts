import { signInByLink } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const POST = defineRoute(signInByLink, ({ body }, context) => accounts.signInByLink(body, context))
