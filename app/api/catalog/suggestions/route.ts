import { getSuggestions } from '@/lib/contract/search'
import { defineRoute } from '@/lib/server/http/define-route'
import * as search from '@/lib/server/search/service'

export const GET = defineRoute(getSuggestions, ({ query }, context) => search.getSuggestions(query, context))
