import {
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  HOST_ACCESS_TOKEN_COOKIE,
  SIGNED_IN_COOKIE,
  tokenCookieNames,
} from './cookies'
import { readCookie } from './read-cookie'
import { sessionMarker } from './session-marker'
import { storedForm } from './session-token'
import { isVisitedByHttps, type Site } from './visited-origin'

const attributes = (isSet: boolean): string =>
  `Path=/; Max-Age=${isSet ? ACCESS_TOKEN_SECONDS : 0}; SameSite=Lax; Secure`

/** The cookie of a marker; an empty one clears it. */
export const markerCookie = (marker: string): string =>
  `${SIGNED_IN_COOKIE}=${marker}; ${attributes(marker !== '')}`

/** A cookie that holds a stored token; null clears it. Scripts cannot read it. */
export const tokenCookie = (name: string, stored: string | null): string =>
  `${name}=${stored ?? ''}; ${attributes(stored !== null)}; HttpOnly`

/**
 * Returns the cookies that start or (null) end a session. A separate marker without any authority lets a cached page
 * render the right header at once, and an open page notice a change of session.
 * @param token as it was issued
 * @param isHttps whether the visitor's browser uses HTTPS
 */
export async function sessionCookies(token: string | null, isHttps: boolean): Promise<string[]> {
  const stored = token === null ? null : storedForm(token)
  return [
    ...tokenCookieNames(isHttps).map((name) => tokenCookie(name, stored)),
    markerCookie(stored === null ? '' : await sessionMarker(stored)),
  ]
}

/**
 * Returns the token that a request's cookies hold, as it is stored. Over HTTPS `__Host-access-token` comes first: another host of
 * the domain may have planted the specification's `access-token`, and cannot replace a session with it. Where the prefix is
 * required the specification's name counts only for clients that are no browsers, which send no `Sec-Fetch-Site`.
 */
export function storedToken(request: Request, site: Site): string | undefined {
  const named = () => readCookie(request, ACCESS_TOKEN_COOKIE)
  if (!isVisitedByHttps(request.headers, site)) return named()
  const own = readCookie(request, HOST_ACCESS_TOKEN_COOKIE)
  return own || (site.isPrefixRequired && request.headers.has('sec-fetch-site') ? undefined : named())
}

/**
 * Returns a `Cookie` header for an API host: the stored token that counts under the specification's name, and all other cookies.
 * @param sent the header of the visitor's request
 */
export function cookiesForHost(sent: string | null, token: string | undefined): string {
  const others = (sent ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !tokenCookieNames(true).includes(pair.split('=')[0]?.trim() ?? ''))
  return [...others, ...(token ? [`${ACCESS_TOKEN_COOKIE}=${token}`] : [])].join('; ')
}
