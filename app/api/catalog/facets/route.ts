import { getFacets } from '@/lib/contract/search'
import { defineRoute } from '@/lib/server/http/define-route'
import * as search from '@/lib/server/search/service'

export const GET = defineRoute(getFacets, ({ query }, context) => search.getFacets(query, context))
