import { listLanguages } from '@/lib/contract/preferences'
import { defineRoute } from '@/lib/server/http/define-route'
import { languages } from '@/lib/server/partner/service'

export const GET = defineRoute(listLanguages, languages)
