import { changePhone } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/serve'

export const PUT = serve(changePhone, ({ body }, context) => account.changePhone(body, context))
