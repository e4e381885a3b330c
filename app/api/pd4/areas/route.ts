import { listAreas } from '@/lib/contract/catalog'
import * as areas from '@/lib/server/catalog/areas'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(listAreas, ({ query }, context) => areas.listAreas(query, context))
