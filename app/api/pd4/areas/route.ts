import { listAreas } from '@/lib/contract/catalog'
import * as areas from '@/lib/server/catalog/areas'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(listAreas, ({ query }, context) => areas.listAreas(query, context))
