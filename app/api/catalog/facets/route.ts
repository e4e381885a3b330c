import { getFacets } from '@/lib/contract/search'
import { serve } from '@/lib/server/http/define-route'
import * as search from '@/lib/server/search/service'

export const GET = serve(getFacets, ({ query }, context) => search.getFacets(query, context))
