import { downloadData } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(downloadData, (_, context) => account.downloadData(context))
