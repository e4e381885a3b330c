import { googleSession } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(googleSession, ({ body }, context) => accounts.googleSession(body, context))
