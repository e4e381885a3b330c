import { requestSupport } from '@/lib/contract/support'
import { serve } from '@/lib/server/http/define-route'
import * as support from '@/lib/server/support/service'

export const POST = serve(requestSupport, ({ body }, context) => support.requestSupport(body, context))
