import { ACCESS_TOKEN_COOKIE, ACCESS_TOKEN_SECONDS, SIGNED_IN_COOKIE } from './cookies'
import { sessionMarker } from './session-marker'

const attributes = (isSet: boolean): string =>
  `Path=/; Max-Age=${isSet ? ACCESS_TOKEN_SECONDS : 0}; SameSite=Lax; Secure`

/** The cookie of a marker; an empty one clears it. */
export const markerCookie = (marker: string): string =>
  `${SIGNED_IN_COOKIE}=${marker}; ${attributes(marker !== '')}`

/**
 * Returns the cookies that start or (null) end a session. Scripts cannot read the token. A separate marker
 * without any authority lets a cached page render the right header at once, and an open page notice a change
 * of session.
 */
export async function sessionCookies(token: string | null): Promise<string[]> {
  return [
    `${ACCESS_TOKEN_COOKIE}=${token ?? ''}; ${attributes(token !== null)}; HttpOnly`,
    markerCookie(token === null ? '' : await sessionMarker(token)),
  ]
}
