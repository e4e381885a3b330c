import { type NextRequest, NextResponse } from 'next/server'
import { forBot, isFromBot, retryLater } from '@/lib/api/bot-response'
import { passToHost, proxyToHost } from '@/lib/api/host/proxy'
import { jsonCallAt, methodResponse } from '@/lib/api/method-not-allowed'
import { awaitMissingPage } from '@/lib/api/missing-page'
import { lookups, paymentUrlsOf, redirectFor } from '@/lib/api/navigation'
import { catalogFor, hasPage, isSearchPage } from '@/lib/api/page-data'
import { isRefusal, pageFailure } from '@/lib/api/page-failure'
import { type PageSession, pageSession } from '@/lib/api/page-session'
import { awaitRender } from '@/lib/api/rendered-page'
import {
  areRatesOutdated,
  offeredLocale,
  partnerCurrency,
  storedCurrency,
} from '@/lib/api/visitor-preferences'
import { inTime } from '@/lib/api/within'
import {
  ACCESS_TOKEN_SECONDS,
  CURRENCY_COOKIE,
  CURRENCY_SECONDS,
  LOCALE_COOKIE,
  LOCALE_SECONDS,
  SIGNED_IN_COOKIE,
  tokenCookieNames,
} from '@/lib/domain/cookies'
import { DEFAULT_CURRENCY } from '@/lib/domain/currency'
import { parseListing } from '@/lib/domain/listing'
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'
import { isPageCurrency } from '@/lib/domain/page-currency'
import { readCookie } from '@/lib/domain/read-cookie'
import { normalPath } from '@/lib/domain/redirect-path'
import { isReported } from '@/lib/domain/reported-error'
import { TYPED_PATH_HEADER } from '@/lib/domain/request-headers'
import { storedToken } from '@/lib/domain/session-cookies'
import { correctedMarker } from '@/lib/domain/session-marker'
import { areCookiesSecure } from '@/lib/domain/storable-cookie'
import { isVisitedByHttps } from '@/lib/domain/visited-origin'
import { env, isSandbox, servesTestPages } from '@/lib/env'
import { localePath, splitLocale } from '@/lib/i18n/paths'
import { readsCatalog } from '@/lib/navigation/catalog-pages'
import { guardOf } from '@/lib/navigation/guards'
import { internalPath, missingPath } from '@/lib/navigation/internal-path'
import { routeLocale } from '@/lib/navigation/locale-routing'
import { isDocument, toMoved } from '@/lib/navigation/moved-page'
import { ownRewrite } from '@/lib/navigation/own-rewrite'
import { isValidPage } from '@/lib/navigation/page-checks'
import { failedPath } from '@/lib/navigation/page-failure'
import { isPage } from '@/lib/navigation/pages'
import { toPaymentPage } from '@/lib/navigation/payment-page'
import { paidOrderOf } from '@/lib/navigation/payment-path'
import { CSP_REPORTS_PATH } from '@/lib/navigation/payment-policy'
import { respelled, withSingleSlashes } from '@/lib/navigation/respelled'
import { isSecretPath, loggedPath } from '@/lib/navigation/secret-path'
import { listingWithPrice } from '@/lib/navigation/written-price'
import { site } from '@/lib/site'

/** Maximum query length that response headers repeat; proxies in front of the shop limit header size. */
const MAX_QUERY_LENGTH = 1_000
/** The longest time that a page waits for the data that it cannot be shown without. */
const DATA_TIMEOUT_MS = 8_000
/** Below it are calls; by itself it is none. */
const API = '/api'
const NOT_FOUND = 404

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|img/|icons/|builds/|map/|readyz|healthz|metrics|payments/|app-icon/|webmanifest/|offline/|sw-off\\.js|icon\\.svg|icons\\.svg|icons-more\\.svg|favicon\\.ico|robots\\.txt|sitemap\\.xml|sitemaps/|feeds/|llms\\.txt|\\.well-known/security\\.txt).*)',
  ],
}

const ROUTING = { prefix: env.LOCALE_PREFIX, rootRedirect: env.ROOT_REDIRECT }

export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  if (pathname === API || pathname.startsWith('/api/')) return toApi(request)
  if (pathname === '/sw.js') return toWorker(request)
  if (env.INDEXNOW_KEY && pathname === `/${env.INDEXNOW_KEY}.txt`)
    return ownRewrite(request, '/feeds/indexnow-key.txt')
  // A form submitted before hydration: its values are discarded and must not end up in a URL.
  if (request.method === 'POST') return NextResponse.redirect(request.url, 303)
  const session = pageSession(storedToken(request, site()), isDocument(request))
  const response = await toPage(request, session).catch((error: unknown) => toErrorScreen(request, error))
  return withSession(request, response, session)
}

/**
 * Maps a public URL to its page: locale from the prefix, currency from the cookie, redirects and guards
 * before any HTML.
 */
async function toPage(request: NextRequest, session: PageSession): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl
  const spelled = respelled(spellingOf(request), env.LOCALE_PREFIX)
  if (spelled !== null) {
    const moved = (await redirectFor(normalPath(pathname))) ?? (await redirectFor(normalPath(spelled)))
    if (moved) return toMoved(request, moved)
    const { locale, path } = splitLocale(spelled)
    return (
      (await sentAway(request, session, locale ?? DEFAULT_LOCALE, path)) ??
      NextResponse.redirect(new URL(spelled + search, request.url), 308)
    )
  }
  const stored = request.cookies.get(LOCALE_COOKIE)?.value
  const routed = routeLocale(pathname, await offeredLocale(stored), ROUTING)
  if (routed.redirect !== null) {
    const target = new URL(routed.redirect, request.url)
    target.search ||= search
    const response = NextResponse.redirect(target, routed.permanent ? 308 : 307)
    return remember(response, LOCALE_COOKIE, routed.locale, LOCALE_SECONDS, choiceOf(request))
  }

  const { locale, path } = routed
  const [moved, offered = locale] = await Promise.all([
    redirectFor(normalPath(pathname)),
    offeredLocale(locale),
  ])
  if (moved) return toMoved(request, moved)
  if (offered !== locale)
    return NextResponse.redirect(
      new URL(localePath(offered, path, env.LOCALE_PREFIX) + search, request.url),
      307,
    )

  const priced = listingWithPrice(path, searchParams)
  if (priced !== null)
    return NextResponse.redirect(new URL(localePath(locale, priced, env.LOCALE_PREFIX), request.url), 307)

  const sent = await sentAway(request, session, locale, path)
  if (sent) return sent
  const { token } = session

  const chosen = request.cookies.get(CURRENCY_COOKIE)?.value
  const matched = isPage(path, { sandbox: isSandbox, tests: servesTestPages })
  const catalog = matched && readsCatalog(path) ? catalogFor(path) : null
  const [valid, known] = await Promise.all([
    matched && inTime(DATA_TIMEOUT_MS, isValidPage(path, lookups, token)),
    currencyOf(chosen),
  ])
  const currency = known ?? DEFAULT_CURRENCY
  const cached = internalPath(locale, currency, path, searchParams)
  const visit = visitOf(request)
  const onRequest = internalPath(locale, currency, path, searchParams, { isSearch: true })
  const isSearch = valid && path === '/products' && (await isSearchPage(cached, visit.query))
  const found = isSearch ? onRequest : cached
  const page = valid ? found : missingPath(locale, currency, matched ? typedPath(request) : null)
  const isFound =
    valid &&
    (!readsCatalog(path) ||
      (await inTime(DATA_TIMEOUT_MS, hasPage({ path, page, catalog, isSearch, locale, currency, ...visit }))))
  if (!isFound && isFromBot(request)) return forBot(loggedPath(pathname), NOT_FOUND)
  if (matched && !valid) await awaitMissingPage(visit.forwardedFor)
  // A listing that has nothing to show is not stored: there is no end of such.
  const shown = valid && !isFound ? onRequest : page
  if (shown === cached) await awaitRender(cached, visit.forwardedFor)
  const query = search.length > MAX_QUERY_LENGTH ? '' : search
  const paidOrder = valid ? paidOrderOf(path) : null
  const response =
    paidOrder === null
      ? toSharedPage(request, shown + query, isFound ? 200 : NOT_FOUND)
      : toPaymentPage(request, shown + query, await paymentUrlsOf(paidOrder, token ?? ''))
  if (isSecretPath(path)) seal(response)
  // The currency of a shop whose settings could not be read is not the partner's.
  const isSuspended = isPageCurrency(chosen) && chosen !== known && (await areRatesOutdated())
  if (known && chosen !== known && !isSuspended)
    remember(response, CURRENCY_COOKIE, known, CURRENCY_SECONDS, choiceOf(request))
  if (stored !== locale && (stored !== undefined || locale !== DEFAULT_LOCALE))
    remember(response, LOCALE_COOKIE, locale, LOCALE_SECONDS, choiceOf(request))
  return response
}

/** Redirects a visitor whom the guard of a page does not allow; null if it does. */
async function sentAway(request: NextRequest, session: PageSession, locale: Locale, path: string) {
  const elsewhere = guardOf(path)?.({ signedIn: await session.isSignedIn() })
  if (!elsewhere) return null
  const target = new URL(localePath(locale, elsewhere, env.LOCALE_PREFIX), request.url)
  const response = NextResponse.redirect(target, 307)
  // A crawler is never signed in: the page that says so itself is not sent to it.
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

/** The currency that a visitor has stored, otherwise the partner's; null if neither is known. */
const currencyOf = async (stored: string | undefined) =>
  (await storedCurrency(stored)) ?? (await partnerCurrency())

/** One URL renders differently per currency: only the browser may cache it, and must revalidate. */
function toSharedPage(request: NextRequest, page: string, status: number): NextResponse {
  const response = ownRewrite(request, page, { status })
  response.headers.set('cache-control', 'private, max-age=0, must-revalidate')
  return response
}

/** The token alone is the session: the marker that scripts read follows from it, and ends with it. */
async function withSession(
  request: NextRequest,
  response: NextResponse,
  { isRefused, token }: PageSession,
): Promise<NextResponse> {
  if (await isRefused()) return endSession(request, response)
  const stored = readCookie(request, SIGNED_IN_COOKIE)
  const marker = await correctedMarker(token, stored)
  if (marker === null) return response
  const seconds = marker === '' ? 0 : ACCESS_TOKEN_SECONDS
  const secure = areCookiesSecure(request.headers, site())
  return remember(response, SIGNED_IN_COOKIE, marker, seconds, { secure })
}

/** What of a request decides whether a listing has something to show. */
const visitOf = (request: NextRequest) => ({
  query: parseListing(request.nextUrl.searchParams),
  forwardedFor: request.headers.get('x-forwarded-for') ?? '',
  isDocument: isDocument(request),
})

const typedPath = ({ headers, nextUrl }: NextRequest): string =>
  headers.get(TYPED_PATH_HEADER) ?? nextUrl.pathname + nextUrl.search

/** The path as it was typed if that repeats slashes, which Next no longer has. */
function spellingOf(request: NextRequest): string {
  const [path = ''] = typedPath(request).split('?', 1)
  return path === withSingleSlashes(path) ? request.nextUrl.pathname : path
}

/** Shows an error before a page as the error screen, in the language and currency of the page. */
function toErrorScreen(request: NextRequest, error: unknown): NextResponse {
  const { pathname } = request.nextUrl
  const failure = pageFailure(error)
  const { status } = failure
  const line = `${status} ${loggedPath(pathname)}`
  if (isRefusal(error)) console.error(line)
  else if (!isReported(error)) console.error(line, error)
  if (isFromBot(request)) return forBot(loggedPath(pathname), status)
  const { locale } = routeLocale(pathname, request.cookies.get(LOCALE_COOKIE)?.value, ROUTING)
  const currency = request.cookies.get(CURRENCY_COOKIE)?.value
  const shown = [locale, isPageCurrency(currency) ? currency : DEFAULT_CURRENCY] as const
  const page =
    status === NOT_FOUND ? missingPath(...shown, typedPath(request)) : failedPath(...shown, failure)
  const response = ownRewrite(request, page, { status })
  response.headers.set('cache-control', 'no-store')
  return retryLater(response)
}

/** Proxies browser calls to a separate API host where one is configured; that host rejects methods itself. */
function toApi(request: NextRequest): Response | Promise<Response> {
  if (!env.API_ORIGIN) return methodResponse(request) ?? NextResponse.next()
  const { pathname } = request.nextUrl
  // The reports are about pages of this server.
  if (pathname === CSP_REPORTS_PATH) return methodResponse(request) ?? NextResponse.next()
  const operation = jsonCallAt(request.method, pathname)
  return operation ? proxyToHost(request, operation, env.API_ORIGIN) : passToHost(request, env.API_ORIGIN)
}

/** Browsers keep requesting the worker at the same URL: there they also learn that it is disabled. */
function toWorker(request: NextRequest): NextResponse {
  if (env.OFFLINE_VOUCHERS === 'on') return NextResponse.next()
  return ownRewrite(request, '/sw-off.js')
}

/** The URL itself grants access: it must not be cached, indexed or sent as a referrer. */
function seal({ headers }: NextResponse): void {
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  headers.set('referrer-policy', 'no-referrer')
}

/** Clears the session cookies: a page that is not reloaded learns from them that the session has ended. */
function endSession({ headers }: NextRequest, response: NextResponse): NextResponse {
  const secure = areCookiesSecure(headers, site())
  const expired = { maxAge: 0, path: '/', sameSite: 'lax', secure } as const
  for (const name of tokenCookieNames(isVisitedByHttps(headers, site())))
    response.cookies.set(name, '', { ...expired, httpOnly: true })
  response.cookies.set(SIGNED_IN_COOKIE, '', expired)
  return response
}

/** How a visitor's choice is stored: over HTTPS for HTTPS only. */
const choiceOf = ({ headers }: NextRequest) => ({
  secure: isVisitedByHttps(headers, site()),
})

function remember(
  response: NextResponse,
  name: string,
  value: string,
  maxAge: number,
  options: { secure: boolean },
): NextResponse {
  response.cookies.set(name, value, { maxAge, path: '/', sameSite: 'lax', ...options })
  return response
}
