import { lookUpRedirect } from '@/lib/contract/redirects'
import { defineRoute } from '@/lib/server/http/define-route'
import { lookUp } from '@/lib/server/redirects/service'

export const GET = defineRoute(lookUpRedirect, ({ query }) => lookUp(query.path))
