import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * An API host of the specification's fifteen calls that does whatever its sections 5 and 7 leave open in an unusual way:
 * it reads the token from the cookie alone, its tokens and codes are any text, a refused token has the status 200, and
 * forms may end in a redirect. It imports nothing of the shop.
 */

type Json = Record<string, unknown>
type Reply = { status?: number; body?: Json; location?: string; page?: string }
interface Call {
  request: IncomingMessage
  url: URL
  input: Json
}

export interface OddHost {
  origin: string
  /** The code that every sign-up and every forgotten password gets. */
  code: string
  /** What the profile call answers without a session. */
  refusal: { status: number; body: Json }
  /** Where sign-in and sign-up are redirected to; null: they are answered. */
  redirect: string | null
  /** The response to calls that the host does not have; null: a page that says so. */
  unknown: Reply | null
  /** The response about any order, of which the specification shows no call; null: that of an unknown one. */
  order: Reply | null
  /** The response to a sign-in with Google. */
  google: Json
  stop(): Promise<void>
}

const CODE = 'AB-12x'
const AREAS = ['Hanoi', 'Hue', 'Da Nang', 'Sa Pa'].map((name) => ({ name }))
const CURRENCIES = ['VND', 'THB', 'KWD']
const LANGUAGES = ['en', 'th']

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

const failed = (message: string): Reply => ({ body: { result: false, message } })

function createMembers() {
  const accounts = new Map<string, Json>()
  const sessions = new Map<string, Json>()
  const carts = new WeakMap<Json, Array<{ id: string }>>()

  function open(account: Json): string {
    // Every character that a cookie cannot hold as it is.
    const token = `100%|"นก", ${sessions.size + 1}; é\\%7C`
    sessions.set(token, account)
    if (!carts.has(account))
      carts.set(
        account,
        ['a-1', 'b-2', 'c-3'].map((id) => ({ id })),
      )
    return token
  }

  function sessionOf({ headers }: IncomingMessage): Json | undefined {
    const value = /(?:^|;\s*)access-token=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? ''
    return sessions.get(decodeURIComponent(value))
  }

  return { accounts, carts, open, sessionOf }
}

function routesOf(host: OddHost): Record<string, (call: Call) => Reply> {
  const { accounts, carts, open, sessionOf } = createMembers()
  const form = (answer: (call: Call) => Reply) => (call: Call) =>
    host.redirect === null ? answer(call) : { status: 302, location: host.redirect }
  const cartOf = (request: IncomingMessage) => carts.get(sessionOf(request) ?? {})
  const remove = (request: IncomingMessage, ids: string[]): Reply => {
    const account = sessionOf(request)
    const cart = cartOf(request)
    if (!account || !cart) return { status: 401, body: {} }
    carts.set(
      account,
      cart.filter(({ id }) => !ids.includes(id)),
    )
    return { body: { result: true, message: 'Removed', data: { message: ids.join() } } }
  }
  return {
    'GET /api/auth/profile': ({ request }) => {
      const account = sessionOf(request)
      return account ? { body: { result: true, data: { user: account } } } : host.refusal
    },
    'POST /api/auth/login': form(({ input }) => {
      const account = accounts.get(String(input.credential))
      if (!account || account.password !== input.password) return failed('Unknown traveller')
      return { body: { result: true, token: open(account), data: account } }
    }),
    'POST /api/auth/register': form(() => ({ body: { result: true } })),
    'POST /api/auth/verify-register': form(({ input }) => {
      if (input.code !== CODE) return failed('That is another code')
      accounts.set(String(input.email), input)
      return { body: { result: true, token: open(input) } }
    }),
    'POST /api/auth/oauth/google': () => ({ body: host.google }),
    'POST /api/auth/request-forget-password': () => ({ status: 302, location: '/code-sent' }),
    'POST /api/auth/verify-forget-password': ({ input }) =>
      input.code === CODE ? { body: { result: true } } : failed('That is another code'),
    'POST /api/auth/reset-password': ({ input }) => {
      const account = accounts.get(String(input.email))
      if (!account || input.code !== CODE) return failed('That is another code')
      account.password = input.password
      return { body: { result: true, user: account, token: open(account) } }
    },
    'GET /api/pd4/areas': ({ url }) => ({
      body: { result: true, data: Number(url.searchParams.get('page') ?? 1) === 1 ? AREAS : [] },
    }),
    'GET /api/pd4/carts': ({ request }) => {
      const items = cartOf(request)
      if (!items) return { status: 401, body: {} }
      const meta = { total: items.length, current_page: 1, last_page: 1 }
      return { body: { result: true, data: { items, meta } } }
    },
    'DELETE /api/pd4/carts/{id}': ({ request, url }) =>
      remove(request, [url.pathname.split('/').at(-1) ?? '']),
    'DELETE /api/pd4/carts-clear': ({ request, input }) => remove(request, String(input.ids).split(',')),
    'GET /api/pd4/languages': () => ({ body: { data: LANGUAGES.map((code) => ({ code })) } }),
    'GET /api/pd4/currencies': () => ({ body: { data: CURRENCIES.map((code) => ({ code })) } }),
    'GET /api/holiday/partner-info': () => ({ body: { data: { currency: { code: 'VND' } } } }),
  }
}

/** Starts the host on a free port of the loopback interface. */
export async function startOddHost(): Promise<OddHost> {
  const host: OddHost = {
    origin: '',
    code: CODE,
    refusal: { status: 200, body: { result: false, message: 'Who are you?' } },
    redirect: null,
    unknown: null,
    order: { status: 410, body: { message: 'This order has been archived' } },
    google: {},
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  const routes = routesOf(host)
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    const path = url.pathname.replace(/^(\/api\/pd4\/carts)\/[^/]+$/, '$1/{id}')
    const input = await bodyOf(request)
    const isOrder = /^\/api\/orders\/[^/]+$/.test(path)
    const known = routes[`${request.method} ${path}`]
    const reply = known ? known({ request, url, input }) : (isOrder && host.order) || host.unknown
    const { status = 200, body, location, page } = reply ?? { status: 404, page: '<h1>Not Found</h1>' }
    if (page) return response.writeHead(status, { 'content-type': 'text/html' }).end(page)
    if (location) return response.writeHead(status, { location }).end()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return host
}
