import { listProducts } from '@/lib/contract/catalog'
import { clientNetwork } from '@/lib/domain/client-network'
import * as catalog from '@/lib/server/catalog/service'
import { defineRoute } from '@/lib/server/http/define-route'
import { searchInTurn } from '@/lib/server/search/search-queue'

export const GET = defineRoute(listProducts, ({ query }, context) =>
  searchInTurn(clientNetwork(context.address), () => catalog.listProducts(query, context)),
)
