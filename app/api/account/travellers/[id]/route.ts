import { deleteTraveller, updateTraveller } from '@/lib/contract/travellers'
import { serve } from '@/lib/server/http/define-route'
import * as travellers from '@/lib/server/travellers/service'

export const PATCH = serve(updateTraveller, ({ params, body }, context) =>
  travellers.updateTraveller(params.id, body, context),
)
export const DELETE = serve(deleteTraveller, ({ params }, context) =>
  travellers.deleteTraveller(params.id, context),
)
