import { getArea } from '@/lib/contract/area-guide'
import * as areas from '@/lib/server/catalog/areas'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(getArea, ({ params }, context) => areas.getArea(params.slug, context))
