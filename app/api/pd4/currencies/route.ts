import { listCurrencies } from '@/lib/contract/preferences'
import { defineRoute } from '@/lib/server/http/define-route'
import { currencies } from '@/lib/server/partner/service'

export const GET = defineRoute(listCurrencies, currencies)
