import { oauthGoogle } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { serve } from '@/lib/server/http/define-route'

export const POST = serve(oauthGoogle, (_, context) => accounts.oauthGoogle(context))
