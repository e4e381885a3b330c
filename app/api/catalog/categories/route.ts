import { listCategories } from '@/lib/contract/catalog'
import * as catalog from '@/lib/server/catalog/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(listCategories, (_, context) => catalog.listCategories(context))
