import { getSuggestions } from '@/lib/contract/search'
import { serve } from '@/lib/server/http/define-route'
import * as search from '@/lib/server/search/service'

export const GET = serve(getSuggestions, ({ query }, context) => search.getSuggestions(query, context))
