import Cookies from 'js-cookie'
import {
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  HOST_ACCESS_TOKEN_COOKIE,
  SIGNED_IN_COOKIE,
} from '@/lib/domain/cookies'
import { sessionMarker } from '@/lib/domain/session-marker'
import { storedForm } from '@/lib/domain/session-token'
import { needsPlainCookies } from '@/lib/domain/storable-cookie'

/** The token is encoded as the server does. */
const cookies = Cookies.withConverter({ write: (value) => value })

const SECONDS_OF_DAY = 86_400

/** Stores the token of an API host on another origin, which cannot set a cookie here itself. */
export async function adoptToken(token: string): Promise<void> {
  // Without a secure context there is no digest, and no secure cookie could be stored.
  if (!crypto.subtle) return
  const stored = storedForm(token)
  const marker = await sessionMarker(stored)
  // The shop's own server has stored this token where scripts cannot read it.
  if (cookies.get(SIGNED_IN_COOKIE) === marker) return
  const { protocol, host } = window.location
  const isHttps = protocol === 'https:'
  const life = {
    expires: ACCESS_TOKEN_SECONDS / SECONDS_OF_DAY,
    path: '/',
    sameSite: 'lax',
    secure: isHttps || !needsPlainCookies(host, navigator.userAgent),
  } as const
  cookies.set(ACCESS_TOKEN_COOKIE, stored, life)
  if (isHttps) cookies.set(HOST_ACCESS_TOKEN_COOKIE, stored, life)
  cookies.set(SIGNED_IN_COOKIE, marker, life)
}
