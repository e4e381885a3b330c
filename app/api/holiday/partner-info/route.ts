import { partnerInfo } from '@/lib/contract/preferences'
import { defineRoute } from '@/lib/server/http/define-route'
import { partner } from '@/lib/server/partner/service'

export const GET = defineRoute(partnerInfo, partner)
