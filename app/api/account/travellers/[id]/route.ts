import { deleteTraveller, updateTraveller } from '@/lib/contract/travellers'
import { defineRoute } from '@/lib/server/http/define-route'
import * as travellers from '@/lib/server/travellers/service'

export const PATCH = defineRoute(updateTraveller, ({ params, body }, context) =>
  travellers.updateTraveller(params.id, body, context),
)
export const DELETE = defineRoute(deleteTraveller, ({ params }, context) =>
  travellers.deleteTraveller(params.id, context),
)
