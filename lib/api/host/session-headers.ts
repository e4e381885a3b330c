import { cookiesForHost } from '@/lib/domain/session-cookies'

/** The token as the host issued it: a cookie that it sets itself may have it percent-encoded. */
function issuedToken(stored: string): string {
  try {
    return decodeURIComponent(stored)
  } catch {
    return stored
  }
}

/**
 * Gives a request to an API host the token of its visitor, in the cookie and as a bearer token: the specification names
 * the cookie, but not how a host reads the token.
 * @param stored the value of the token's cookie
 */
export function setSession(headers: Headers, stored: string | undefined): void {
  const cookies = cookiesForHost(headers.get('cookie'), stored)
  if (cookies) headers.set('cookie', cookies)
  else headers.delete('cookie')
  if (stored && !headers.has('authorization')) headers.set('authorization', `Bearer ${issuedToken(stored)}`)
}
