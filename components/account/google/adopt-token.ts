import Cookies from 'js-cookie'
import {
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  HOST_ACCESS_TOKEN_COOKIE,
  SIGNED_IN_COOKIE,
} from '@/lib/domain/cookies'
import { sessionMarker } from '@/lib/domain/session-marker'

const SECONDS_OF_DAY = 86_400

/** Stores the token of an API host on another origin, which cannot set a cookie here itself. */
export async function adoptToken(token: string): Promise<void> {
  // Without a secure context there is no digest, and no secure cookie could be stored.
  if (!crypto.subtle) return
  const marker = await sessionMarker(token)
  // The shop's own server has stored this token where scripts cannot read it.
  if (Cookies.get(SIGNED_IN_COOKIE) === marker) return
  const life = {
    expires: ACCESS_TOKEN_SECONDS / SECONDS_OF_DAY,
    path: '/',
    sameSite: 'lax',
    secure: true,
  } as const
  Cookies.set(ACCESS_TOKEN_COOKIE, token, life)
  if (window.location.protocol === 'https:') Cookies.set(HOST_ACCESS_TOKEN_COOKIE, token, life)
  Cookies.set(SIGNED_IN_COOKIE, marker, life)
}
