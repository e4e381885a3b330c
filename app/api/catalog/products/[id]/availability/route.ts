import { getAvailability } from '@/lib/contract/catalog'
import * as availability from '@/lib/server/catalog/availability'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(getAvailability, ({ params, query }, context) =>
  availability.getAvailability(params.id, query, context),
)
