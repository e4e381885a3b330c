import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { fileResponse, type Operation } from '@/lib/contract/operation'
import { requestWithNewNames, responseWithBothNames } from '@/lib/contract/renamed-fields'
import { CURRENCY_COOKIE } from '@/lib/domain/cookies'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '@/lib/domain/currency'
import { isLocale, type Locale } from '@/lib/domain/locale'
import { readCookie } from '@/lib/domain/read-cookie'
import { storableCookie } from '@/lib/domain/storable-cookie'
import { isVisitedByHttps } from '@/lib/domain/visited-origin'
import { env, isSandbox, servesTestPages, siteOrigin } from '@/lib/env'
import { acceptedLocale } from '@/lib/i18n/accept-language'
import { translator } from '@/lib/i18n/translate'
import { findSession } from '@/lib/server/auth/session-repo'
import { site } from '@/lib/site'
import { readBody, readBytes } from './body'
import type { RequestContext, SignedIn } from './context'
import { sessionCookies } from './cookies'
import { identifyUser } from './current-request'
import { errorResponse } from './error-response'
import { toFileResponse } from './file-response'
import { requestNetwork } from './request-network'
import { tokensOf } from './request-token'
import { requireSameOrigin } from './same-origin'
import { requirePageOwner } from './session-mismatch'
import { parseInput } from './validation'

export interface Input<O extends Operation> {
  params: z.output<O['params']>
  query: z.output<O['query']>
  body: z.output<O['body']>
  /** The uploaded file; empty if the operation takes none. */
  file: Buffer
}

type Handler<O extends Operation> = (
  input: Input<O>,
  context: O extends { session: true } ? SignedIn : RequestContext,
) => Promise<z.input<O['response']>>

interface ServeOptions {
  /** For gateway notifications, which come from other sites. */
  anyOrigin?: boolean
  /** Limits the route to a mode; 404 otherwise. */
  only?: 'sandbox' | 'test-pages'
}

const NO_FILE = Buffer.alloc(0)

/** Returns the language of a request. */
export function localeOf(request: Request, query: URLSearchParams): Locale {
  const requested = query.get('locale')
  if (isLocale(requested)) return requested
  return acceptedLocale(request.headers.get('accept-language'))
}

function currencyOf(request: Request, query: URLSearchParams): Currency {
  const candidates = [
    query.get('currency'),
    request.headers.get('x-currency'),
    readCookie(request, CURRENCY_COOKIE),
    env.PARTNER_CURRENCY,
  ]
  return candidates.find(isCurrency) ?? DEFAULT_CURRENCY
}

/** From the header named by `COUNTRY_HEADER` only; ignores invalid codes. */
function countryOf(request: Request): string | null {
  const named = env.COUNTRY_HEADER && request.headers.get(env.COUNTRY_HEADER)?.trim().toUpperCase()
  return named && /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : null
}

/**
 * Creates a route handler for an operation of the contract: checks the origin, parses the input, loads the
 * session, calls the handler and responds in the envelope. All errors are returned as coded errors in the
 * visitor's language.
 */
export function defineRoute<O extends Operation>(
  operation: O,
  handler: Handler<O>,
  options: ServeOptions = {},
) {
  const takesFields = operation.method !== 'GET' && !operation.file
  return async (
    request: Request,
    route: { params: Promise<Record<string, string | string[] | undefined>> },
  ): Promise<Response> => {
    const query = new URL(request.url).searchParams
    const locale = localeOf(request, query)
    const t = translator(locale)
    try {
      if (options.only === 'sandbox' && !isSandbox) throw new ApiError('NOT_FOUND')
      if (options.only === 'test-pages' && !servesTestPages) throw new ApiError('NOT_FOUND')
      const isOriginChecked = operation.method !== 'GET' && !options.anyOrigin
      if (isOriginChecked) await requireSameOrigin(request, operation)
      const { cookie: cookieToken, bearer } = tokensOf(request)
      const token = cookieToken ?? bearer
      const session = token ? await findSession(token) : null
      identifyUser(session)
      if (operation.session && !session) throw new ApiError('UNAUTHENTICATED')
      if (session) requirePageOwner(request, operation, session)
      const input: Input<O> = {
        params: parseInput(operation.params, (await route.params) ?? {}),
        query: parseInput(operation.query, Object.fromEntries(query)),
        body: takesFields ? parseInput(operation.body, requestWithNewNames(await readBody(request))) : {},
        file: operation.file ? await readBytes(request, operation.file.most) : NO_FILE,
      } as Input<O>
      const cookies: Promise<string[]>[] = []
      const context: RequestContext = {
        locale,
        currency: currencyOf(request, query),
        t,
        session,
        cookieToken,
        staleToken: Boolean(token) && session === null,
        address: requestNetwork(request.headers.get('x-forwarded-for')),
        country: countryOf(request),
        userAgent: request.headers.get('user-agent'),
        fromBrowser: request.headers.has('sec-fetch-site'),
        idempotencyKey: request.headers.get('idempotency-key'),
        venueKey: request.headers.get('x-venue-key'),
        origin: (isOriginChecked && !env.SITE_URL && request.headers.get('origin')) || siteOrigin(),
        cookie: (name) => readCookie(request, name),
        setCookie: (cookie) => cookies.push(Promise.resolve([cookie])),
        setToken: (value) => cookies.push(sessionCookies(value, isVisitedByHttps(request.headers, site()))),
      }
      const result = await handler(input, context as Parameters<typeof handler>[1])
      const parsed = operation.response.parse(result)
      const response = operation.media
        ? toFileResponse(request, operation.media, fileResponse.parse(parsed))
        : Response.json(responseWithBothNames(parsed), { headers: { 'cache-control': 'no-store' } })
      for (const cookie of (await Promise.all(cookies)).flat())
        response.headers.append('set-cookie', storableCookie(cookie, request.headers, site()))
      return response
    } catch (error) {
      return errorResponse(error, t)
    }
  }
}

/** The error envelope in the language of a request. */
export function failureOf(request: Request, error: unknown): Response {
  return errorResponse(error, translator(localeOf(request, new URL(request.url).searchParams)))
}

/** Responds to an unknown API route. */
export async function notFoundHandler(request: Request): Promise<Response> {
  return failureOf(request, new ApiError('NOT_FOUND'))
}

/** The success envelope. */
export function ok<Data>(data: Data, message?: string) {
  return { result: true as const, success: true as const, message, data }
}
