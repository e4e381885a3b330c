import { register } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(register, ({ body }, context) => accounts.register(body, context))
