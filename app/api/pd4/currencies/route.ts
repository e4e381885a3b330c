import { listCurrencies } from '@/lib/contract/preferences'
import { serve } from '@/lib/server/http/serve'
import { currencies } from '@/lib/server/partner/service'

export const GET = serve(listCurrencies, currencies)
