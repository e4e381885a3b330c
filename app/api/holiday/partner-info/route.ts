import { partnerInfo } from '@/lib/contract/preferences'
import { serve } from '@/lib/server/http/define-route'
import { partner } from '@/lib/server/partner/service'

export const GET = serve(partnerInfo, partner)
