import { listPublicPageParts } from '@/lib/contract/public-pages'
import * as publicPages from '@/lib/server/catalog/public-pages'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(listPublicPageParts, ({ query }) => publicPages.listParts(query))
