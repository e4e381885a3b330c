import { profile } from '@/lib/contract/auth'
import * as accounts from '@/lib/server/auth/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(profile, (_, context) => {
  if (context.staleToken) context.setToken(null)
  return accounts.profile(context.session)
})
