import 'server-only'
import { ACCESS_TOKEN_COOKIE, HOST_ACCESS_TOKEN_COOKIE, SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { markerCookie, sessionCookies, tokenCookie } from '@/lib/domain/session-cookies'
import { correctedMarker, sessionMarker } from '@/lib/domain/session-marker'
import { isSessionToken } from '@/lib/domain/session-token'
import { isFields, textOf } from './values'

const SIGN_IN = [
  '/api/auth/login',
  '/api/auth/verify-register',
  '/api/auth/verify-sign-in-code',
  '/api/auth/sign-in-by-link',
  '/api/auth/reset-password',
  '/api/auth/reset-password-by-link',
  '/api/auth/two-step',
  '/api/auth/passkey',
]

/** Cookies that the storefront sets itself, also if its host is another storefront. */
const OWN_COOKIES = [SIGNED_IN_COOKIE, HOST_ACCESS_TOKEN_COOKIE]

/** Whether a call signs in; without a cookie of the host, its response needs a token. */
export const isSignIn = (path: string): boolean => SIGN_IN.includes(path)

interface SessionCall {
  pathname: string
  /** The response in the terms of this contract. */
  body: unknown
  /** Values of the request's cookies. */
  token: string | undefined
  marker: string | undefined
  /** The cookies that the host sets. */
  sent: string[]
  /** Name of the storefront's own host, without a port. */
  hostname: string
  /** Whether the visitor's browser uses HTTPS. */
  isHttps: boolean
}

/** Returns the token that a cookie of the host stores, empty if the cookie clears it. */
function tokenIn(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';')
  const isCleared = attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=')
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })
  return isCleared ? '' : pair.slice(pair.indexOf('=') + 1).trim()
}

/** Returns the cookies of a response whose host leaves the session to the storefront. */
async function ownCookies({ pathname, body, token, marker, isHttps }: SessionCall): Promise<string[]> {
  const fields = isFields(body) ? body : {}
  if (isSignIn(pathname)) {
    const issued = textOf(fields.token)
    return isSessionToken(issued) ? sessionCookies(issued, isHttps) : []
  }
  if (pathname === '/api/auth/logout') return sessionCookies(null, isHttps)
  if (pathname !== '/api/auth/profile') return []
  if (token && isFields(fields.data) && fields.data.user === null) return sessionCookies(null, isHttps)
  const corrected = await correctedMarker(token, marker)
  return corrected === null ? [] : [markerCookie(corrected)]
}

/** A cookie for a domain that is not the storefront's would be refused by the browser. */
const forStorefront = (cookie: string, hostname: string): string =>
  cookie.replace(/;\s*domain=\.?([^;]*)/i, (attribute, domain: string) =>
    `.${hostname}`.endsWith(`.${domain.trim().toLowerCase()}`) ? attribute : '',
  )

/**
 * Returns the cookies that a successful call sets: the host's own, the session's where the host sets none, and the
 * marker that follows from the token. A host that has a marker may derive it differently.
 */
export async function responseCookies(call: SessionCall): Promise<string[]> {
  const sent = call.sent
    .filter((cookie) => !OWN_COOKIES.some((name) => cookie.startsWith(`${name}=`)))
    .map((cookie) => forStorefront(cookie, call.hostname))
  const ofToken = sent.findLast((cookie) => cookie.startsWith(`${ACCESS_TOKEN_COOKIE}=`))
  if (ofToken === undefined) return [...sent, ...(await ownCookies(call))]
  const token = tokenIn(ofToken)
  const own = call.isHttps ? [tokenCookie(HOST_ACCESS_TOKEN_COOKIE, token || null)] : []
  return [...sent, ...own, markerCookie(token && (await sessionMarker(token)))]
}
