import { listSupportRequests } from '@/lib/contract/support'
import { defineRoute } from '@/lib/server/http/define-route'
import * as thread from '@/lib/server/support/thread'

export const GET = defineRoute(listSupportRequests, (_, context) => thread.listSupportRequests(context))
