import { listTravellers } from '@/lib/contract/travellers'
import { defineRoute } from '@/lib/server/http/define-route'
import * as travellers from '@/lib/server/travellers/service'

export const GET = defineRoute(listTravellers, (_, context) => travellers.listTravellers(context))
