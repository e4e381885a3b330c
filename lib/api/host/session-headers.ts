import { cookiesForHost } from '@/lib/domain/session-cookies'
import { issuedToken } from '@/lib/domain/session-token'

/** What a header can say in one way only. */
const HEADER_VALUE = /^[\x20-\x7e]+$/

/**
 * Gives a request to an API host the token of its visitor, in the cookie and as a bearer token: the specification names
 * the cookie, but not how a host reads the token.
 * @param stored the value of the token's cookie
 */
export function setSession(headers: Headers, stored: string | undefined): void {
  const cookies = cookiesForHost(headers.get('cookie'), stored)
  if (cookies) headers.set('cookie', cookies)
  else headers.delete('cookie')
  const token = stored ? issuedToken(stored) : ''
  if (HEADER_VALUE.test(token) && !headers.has('authorization'))
    headers.set('authorization', `Bearer ${token}`)
}
