import { listCurrencies } from '@/lib/contract/preferences'
import { serve } from '@/lib/server/http/define-route'
import { currencies } from '@/lib/server/partner/service'

export const GET = serve(listCurrencies, currencies)
