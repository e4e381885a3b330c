import { getArea } from '@/lib/contract/area-guide'
import * as areas from '@/lib/server/catalog/areas'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(getArea, ({ params }, context) => areas.getArea(params.slug, context))
