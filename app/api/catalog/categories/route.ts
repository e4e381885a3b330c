import { listCategories } from '@/lib/contract/catalog'
import * as catalog from '@/lib/server/catalog/service'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(listCategories, (_, context) => catalog.listCategories(context))
