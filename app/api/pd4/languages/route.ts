import { listLanguages } from '@/lib/contract/preferences'
import { serve } from '@/lib/server/http/define-route'
import { languages } from '@/lib/server/partner/service'

export const GET = serve(listLanguages, languages)
