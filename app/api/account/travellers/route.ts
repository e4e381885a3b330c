import { listTravellers } from '@/lib/contract/travellers'
import { serve } from '@/lib/server/http/define-route'
import * as travellers from '@/lib/server/travellers/service'

export const GET = serve(listTravellers, (_, context) => travellers.listTravellers(context))
