import { getFacets } from '@/lib/contract/search'
import { defineRoute } from '@/lib/server/http/define-route'
import { searchInTurn } from '@/lib/server/search/search-queue'
import * as search from '@/lib/server/search/service'

export const GET = defineRoute(getFacets, ({ query }, context) =>
  searchInTurn(context.address, () => search.getFacets(query, context)),
)
