import { listProducts } from '@/lib/contract/catalog'
import * as catalog from '@/lib/server/catalog/service'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(listProducts, ({ query }, context) => catalog.listProducts(query, context))
