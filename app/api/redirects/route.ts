import { lookUpRedirect } from '@/lib/contract/redirects'
import { serve } from '@/lib/server/http/define-route'
import { lookUp } from '@/lib/server/redirects/service'

export const GET = serve(lookUpRedirect, ({ query }) => lookUp(query.path))
