import { listAreas } from '@/lib/contract/catalog'
import * as catalog from '@/lib/server/catalog/service'
import { serve } from '@/lib/server/http/serve'

export const GET = serve(listAreas, ({ query }, context) => catalog.listAreas(query, context))
