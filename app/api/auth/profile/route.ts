import { profile } from '@/lib/contract/auth'
import { SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { markerCookie } from '@/lib/domain/session-cookies'
import { correctedMarker } from '@/lib/domain/session-marker'
import * as accounts from '@/lib/server/auth/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(profile, async (_, context) => {
  const { cookie, cookieToken, session, setCookie, setToken, staleToken } = context
  const marker = await correctedMarker(cookieToken, cookie(SIGNED_IN_COOKIE))
  if (staleToken) setToken(null)
  else if (marker !== null) setCookie(markerCookie(marker))
  return accounts.profile(session)
})
