import Cookies from 'js-cookie'
import { isSignedInHint } from '@/components/session/session'
import { ACCESS_TOKEN_COOKIE, ACCESS_TOKEN_SECONDS, SIGNED_IN_COOKIE } from '@/lib/domain/cookies'

const SECONDS_OF_DAY = 86_400

/** Stores the token of an API host on another origin, which cannot set a cookie here itself. */
export function adoptToken(token: string): void {
  if (isSignedInHint()) return
  const life = {
    expires: ACCESS_TOKEN_SECONDS / SECONDS_OF_DAY,
    path: '/',
    sameSite: 'lax',
    secure: true,
  } as const
  Cookies.set(ACCESS_TOKEN_COOKIE, token, life)
  // Differs for each session, as it does when the shop's own server sets it.
  Cookies.set(SIGNED_IN_COOKIE, Date.now().toString(36), life)
}
