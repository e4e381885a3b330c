import { partnerInfo } from '@/lib/contract/preferences'
import { serve } from '@/lib/server/http/serve'
import { partner } from '@/lib/server/partner/service'

export const GET = serve(partnerInfo, partner)
