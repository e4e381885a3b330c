import { getArea } from '@/lib/contract/area-guide'
import * as areas from '@/lib/server/catalog/areas'
import { serve } from '@/lib/server/http/serve'

export const GET = serve(getArea, ({ params }, context) => areas.getArea(params.slug, context))
