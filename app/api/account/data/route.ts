import { downloadData } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(downloadData, (_, context) => account.downloadData(context))
