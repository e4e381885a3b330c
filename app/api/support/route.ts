import { requestSupport } from '@/lib/contract/support'
import { defineRoute } from '@/lib/server/http/define-route'
import * as support from '@/lib/server/support/service'

export const POST = defineRoute(requestSupport, ({ body }, context) => support.requestSupport(body, context))
