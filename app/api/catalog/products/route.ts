import { listProducts } from '@/lib/contract/catalog'
import * as catalog from '@/lib/server/catalog/service'
import { defineRoute } from '@/lib/server/http/define-route'
import { searchInTurn } from '@/lib/server/search/search-queue'

export const GET = defineRoute(listProducts, ({ query }, context) =>
  searchInTurn(context.address, () => catalog.listProducts(query, context)),
)
