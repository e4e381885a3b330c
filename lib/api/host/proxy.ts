import 'server-only'
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '@/lib/contract/error-status'
import type { Operation } from '@/lib/contract/operation'
import { SIGNED_IN_COOKIE } from '@/lib/domain/cookies'
import { isLocale, type Locale } from '@/lib/domain/locale'
import { readCookie } from '@/lib/domain/read-cookie'
import { REQUEST_ID_HEADER } from '@/lib/domain/request-id'
import { isSameOrigin } from '@/lib/domain/same-origin'
import { sessionCookies, storedToken } from '@/lib/domain/session-cookies'
import { storedForm } from '@/lib/domain/session-token'
import { storableCookie } from '@/lib/domain/storable-cookie'
import { isVisitedByHttps } from '@/lib/domain/visited-origin'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { translator } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { errorOf, type HostFailure, hostFailure } from './failure'
import { hostPath, toHost } from './previous-release'
import { REDIRECTED, readHostResponse, SIGN_OUT } from './response'
import { responseCookies } from './session'
import { setSession } from './session-headers'

/** As long as Next.js waits for a host that it proxies to. */
const TIMEOUT_MS = 30_000

/** Gateways send these from their own sites, signed; neither side of them is of this contract. */
const NOTIFICATIONS = '/api/payments/notices/'

/** Headers of one connection (RFC 9110), and those that `fetch` sets for its own body. */
const NOT_FORWARDED = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

function forwarded(headers: Headers): Headers {
  const copy = new Headers(headers)
  for (const name of NOT_FORWARDED) copy.delete(name)
  return copy
}

/** The storefront's own response names its own request, also where the host does not accept its id. */
function responseHeaders(headers: Headers): Headers {
  const copy = forwarded(headers)
  copy.delete(REQUEST_ID_HEADER)
  return copy
}

/** The JSON value of a body; undefined if it is not JSON. */
function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** The bytes as they are, unless they are JSON that the given function changes. */
function adapted(bytes: ArrayBuffer, adapt: (body: unknown) => unknown): ArrayBuffer | string {
  const body = parsed(bytes)
  if (body === undefined) return bytes
  const changed = JSON.stringify(adapt(body))
  // Signed notifications must arrive byte by byte.
  return changed === JSON.stringify(body) ? bytes : changed
}

function localeOf(request: Request): Locale {
  const query = new URL(request.url).searchParams.get('locale')
  return isLocale(query) ? query : acceptedLocale(request.headers.get('accept-language'))
}

/** A body that is not the host's own, so that neither are its type and its caching. */
function json(body: unknown, status: number, headers: Headers): Response {
  for (const name of ['content-type', 'etag', 'last-modified', 'location']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  return Response.json(body, { status, headers })
}

/** A failed call; it has a message in the visitor's language where the host sent none. */
function failed(request: Request, { status, message, ...failure }: HostFailure, headers: Headers): Response {
  const t = translator(localeOf(request))
  const body = { result: false, success: false, ...failure, message: message ?? t(`errors.${failure.code}`) }
  return json(body, status, headers)
}

function rejected(request: Request, code: ErrorCode): Response {
  const failure = { status: ERROR_STATUS[code], code, message: null, errors: {}, details: undefined }
  return failed(request, failure, new Headers())
}

const tokenOf = (request: Request): string | undefined => storedToken(request, site())

const isOwnPage = ({ headers }: Request): boolean => isSameOrigin(headers, site())

/** @param issued a token that replaces the one of the request */
function hostHeaders(request: Request, issued?: string): Headers {
  const headers = forwarded(request.headers)
  headers.set('x-forwarded-host', request.headers.get('host') ?? new URL(request.url).host)
  if (issued) headers.delete('authorization')
  setSession(headers, issued ? storedForm(issued) : tokenOf(request))
  return headers
}

/** Gets another path of the host for the same visitor, whatever the host answers. @throws Error */
async function probe(request: Request, origin: string, path: string, token?: string) {
  const headers = hostHeaders(request, token)
  for (const name of ['content-type', 'origin']) headers.delete(name)
  const response = await fetch(new URL(path, origin), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  return { status: response.status, body: parsed(await response.arrayBuffer()) }
}

/** Gets another path of the host for the same visitor. @throws Error */
async function get(request: Request, origin: string, path: string, token?: string): Promise<unknown> {
  const { status, body } = await probe(request, origin, path, token)
  const failure = hostFailure(status, body, isErrorCode)
  if (failure) throw errorOf(failure)
  return body
}

/** A response of the host in the terms of this contract. */
async function readResponse(request: Request, response: Response, operation: Operation, origin: string) {
  const bytes = await response.arrayBuffer()
  const { pathname, search } = new URL(request.url)
  const headers = responseHeaders(response.headers)
  const sent = parsed(bytes)
  const { body, failure } = await readHostResponse(response.status, sent, {
    operation,
    url: pathname + search,
    locale: localeOf(request),
    get: (path, token) => get(request, origin, path, token),
    probe: (path) => probe(request, origin, path),
  })
  if (failure) return failed(request, failure, headers)
  const cookies = await responseCookies({
    pathname,
    body,
    token: tokenOf(request),
    marker: readCookie(request, SIGNED_IN_COOKIE),
    sent: headers.getSetCookie(),
    isHttps: isVisitedByHttps(request.headers, site()),
    hostname: new URL(`http://${request.headers.get('host') ?? new URL(request.url).host}`).hostname,
  })
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', storableCookie(cookie, request.headers, site()))
  if (response.ok && JSON.stringify(body) === JSON.stringify(sent))
    return new Response(bytes, { status: response.status, headers })
  return json(body, response.status === 201 ? 201 : 200, headers)
}

/** The host's response as it is; a redirect to a path of the host leads there, not to a path of the storefront. */
async function passOn(response: Response): Promise<Response> {
  const { status, url } = response
  const headers = responseHeaders(response.headers)
  const location = headers.get('location')
  if (location) headers.set('location', new URL(location, url).href)
  const body = status === 204 || status === 304 ? null : await response.arrayBuffer()
  return new Response(body, { status, headers })
}

/** Redirects that leave method and body as they are, or that say that a call has an address of its own for good. */
const MOVED = [301, 307, 308]
/** As many as a host needs for another spelling of a path. */
const MAX_MOVES = 2

/** Sends a call that changes something, again where it has moved within the host. */
async function sendChange(url: URL, init: RequestInit, moves = MAX_MOVES): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' })
  const location = response.headers.get('location')
  const moved = location && MOVED.includes(response.status) ? URL.parse(location, url) : null
  if (moves === 0 || moved?.origin !== url.origin) return response
  return sendChange(moved, init, moves - 1)
}

function leadsToItself({ headers, url }: Response): boolean {
  const location = headers.get('location')
  return location !== null && URL.parse(location, url)?.href === url
}

/** Whether `fetch` gave up a host that redirects without end: it is there, but has no response. */
const isRedirectLoop = (error: unknown): boolean =>
  error instanceof TypeError && error.cause instanceof Error && /redirect/i.test(error.cause.message)

/** The response to a sign-out that does not reach the host: the session of this browser ends all the same. */
async function signedOutHere(request: Request): Promise<Response> {
  const headers = new Headers()
  for (const cookie of await sessionCookies(null, isVisitedByHttps(request.headers, site())))
    headers.append('set-cookie', storableCookie(cookie, request.headers, site()))
  return json({ result: true, success: true, data: null }, 200, headers)
}

/**
 * Passes a browser's JSON call on to a separate API host, in the names that both its releases read, and returns
 * its response in the terms of this contract.
 */
export async function proxyToHost(request: Request, operation: Operation, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isNotification = pathname.startsWith(NOTIFICATIONS)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  if (hasBody && !isNotification && !isOwnPage(request)) return rejected(request, 'CROSS_ORIGIN')
  const url = new URL(hostPath(pathname) + search, origin)
  try {
    const init: RequestInit = {
      method: request.method,
      headers: hostHeaders(request),
      body: hasBody ? adapted(await request.arrayBuffer(), toHost) : undefined,
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }
    if (isNotification) return await passOn(await fetch(url, { ...init, redirect: 'manual' }))
    // A host may have each path with a slash at its end.
    const response = await (hasBody ? sendChange(url, init) : fetch(url, init))
    if (response.status === 304) return await passOn(response)
    if (leadsToItself(response) && pathname !== SIGN_OUT) return failed(request, REDIRECTED, new Headers())
    return await readResponse(request, response, operation, origin)
  } catch (error) {
    if (!request.signal.aborted) console.error('the API host does not respond', error)
    if (pathname === SIGN_OUT) return signedOutHere(request)
    return rejected(request, isRedirectLoop(error) ? 'INTERNAL' : 'UNAVAILABLE')
  }
}

/** Passes any other request on to a separate API host, and its response back, as they are: files, and redirects. */
export async function passToHost(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const start = new AbortController()
  const timer = setTimeout(() => start.abort(), TIMEOUT_MS)
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: hostHeaders(request),
    body: request.body,
    duplex: 'half',
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, start.signal]),
  }
  try {
    const { body, status, headers: sent } = await fetch(new URL(hostPath(pathname) + search, origin), init)
    const headers = responseHeaders(sent)
    // A path of the host is one of the storefront; Next accepts a redirect to a URL only.
    const location = headers.get('location')
    if (location) headers.set('location', new URL(location, request.url).href)
    return new Response(body, { status, headers })
  } catch (error) {
    if (!request.signal.aborted) console.error('the API host does not respond', error)
    return rejected(request, 'UNAVAILABLE')
  } finally {
    clearTimeout(timer)
  }
}
