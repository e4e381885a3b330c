import { endSessions } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const DELETE = defineRoute(endSessions, (_, context) => account.endSessions(context))
