import 'server-only'
import type { User } from '@/lib/contract/auth'
import type { Operation } from '@/lib/contract/operation'
import { isLocale, type Locale } from '@/lib/domain/locale'
import { isPageCurrency } from '@/lib/domain/page-currency'
import { isSessionToken } from '@/lib/domain/session-token'
import { env } from '@/lib/env'
import { areaPage } from './areas'
import { cartPage } from './cart'
import { UNKNOWN_USER, userOf } from './user'
import { codesOf, countOf, dataOf, type Fields, isFields, textOf } from './values'

/** A call to a host, for what its response leaves out. */
export interface HostCall {
  operation: Operation
  /** Path and query. */
  url: string
  locale: Locale
  /** Gets another path with the same session, or with the one of a token. @throws ApiError */
  get(path: string, token?: string): Promise<unknown>
  /** Gets another path with the same session, whatever the host answers. @throws Error if it does not respond */
  probe(path: string): Promise<{ status: number; body: unknown }>
}

type Complete = (body: Fields, call: HostCall) => Fields | Promise<Fields>

async function profileOf(call: HostCall, token?: string): Promise<User | null> {
  const body = await call.get('/api/auth/profile', token).catch(() => null)
  return isFields(body) ? userOf(dataOf(body).user) : null
}

/** The token of a sign-in, which some hosts send with the scheme of the header that it is for. */
const tokenOf = (body: Fields): string =>
  (textOf(body.token) || textOf(dataOf(body).token)).replace(/^Bearer\s+/i, '')

/** A sign-in; without a token there is no session, so the response stays incomplete. */
const signedIn: Complete = async (body, call) => {
  const token = tokenOf(body)
  if (!isSessionToken(token)) return { token: undefined }
  const data = isFields(body.data) ? body.data : {}
  const described =
    userOf(body.user) ?? userOf(data.user) ?? ('id' in data || 'email' in data ? userOf(data) : null)
  const user = described ?? (await profileOf(call, token)) ?? UNKNOWN_USER
  return { token, user, data: user }
}

const codeSent: Complete = ({ data }) => ({
  data: {
    resend_after_seconds: (isFields(data) ? countOf(data.resend_after_seconds) : null) ?? null,
    code_digits: null,
    code_minutes: null,
  },
})
const withoutData: Complete = () => ({ data: null })

async function cartSize(call: HostCall): Promise<number> {
  const path = '/api/pd4/carts?page=1&limit=1'
  const body = await call.get(path).catch(() => null)
  return cartPage(isFields(body) ? body : {}, path, call.locale).data.meta.total
}

/** What the response of each of the specification's calls may lack, by method and path. */
const COMPLETE: Readonly<Record<string, Complete>> = {
  'GET /api/auth/profile': (body) => ({
    data: { user: userOf(dataOf(body).user) },
  }),
  'POST /api/auth/login': signedIn,
  'POST /api/auth/verify-register': signedIn,
  'POST /api/auth/reset-password': signedIn,
  'POST /api/auth/logout': withoutData,
  'POST /api/auth/register': codeSent,
  'POST /api/auth/request-forget-password': codeSent,
  'POST /api/auth/verify-forget-password': withoutData,
  'POST /api/auth/oauth/google': (body) => ({
    data: null,
    url: textOf(body.url) || textOf(isFields(body.data) ? body.data.url : body.data),
  }),
  'GET /api/pd4/areas': (body, { url, locale }) => areaPage(body, url, locale),
  'GET /api/pd4/carts': (body, { url, locale }) => cartPage(body, url, locale),
  'DELETE /api/pd4/carts/{id}': async (_, call) => ({
    data: {
      id: decodeURIComponent(new URL(call.url, 'http://host').pathname.split('/').at(-1) ?? ''),
      total_items: await cartSize(call),
    },
  }),
  'DELETE /api/pd4/carts-clear': async (body, call) => ({
    data: {
      message: textOf(isFields(body.data) ? body.data.message : body.data),
      total_items: await cartSize(call),
    },
  }),
  'GET /api/pd4/languages': (body) => ({
    // In the language itself; in which one a host names it is not known.
    data: codesOf(body.data, (code) => code.toLowerCase().replace('_', '-'))
      .filter(isLocale)
      .map((code) => ({ code, name: new Intl.DisplayNames([code], { type: 'language' }).of(code) })),
  }),
  'GET /api/pd4/currencies': (body) => ({
    // A rate without this contract's base and day may mean anything.
    data: codesOf(body.data, (code) => code.toUpperCase())
      .filter(isPageCurrency)
      .map((code) => ({ code })),
  }),
  'GET /api/holiday/partner-info': (body) => {
    const partner = dataOf(body)
    const { currency } = partner
    const code = textOf(isFields(currency) ? currency.code : currency).toUpperCase()
    return {
      data: {
        name: textOf(partner.name) || env.SHOP_NAME,
        currency: { code: isPageCurrency(code) ? code : null },
      },
    }
  },
}

/** Calls that only this contract has; every other one here is the specification's. */
const OWN = 'POST /api/auth/logout'

/** Whether a call is one of the specification's, which every host has. */
export const isSpecified = ({ method, path }: Operation): boolean =>
  `${method} ${path}` !== OWN && `${method} ${path}` in COMPLETE

/**
 * Returns a successful response with the fields of this contract. What the host sends stays; what only this
 * contract has gets a value that says nothing.
 */
export async function completed(body: unknown, call: HostCall): Promise<Fields> {
  const { method, path } = call.operation
  const sent = isFields(body) ? body : { data: body ?? null }
  const message = textOf(sent.message)
  return {
    ...sent,
    message: message || undefined,
    ...(await COMPLETE[`${method} ${path}`]?.(sent, call)),
    result: true,
    success: true,
  }
}
