import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * An API host that knows only what the specification shows in its sections 5 and 7: fifteen calls, with the
 * fields that it names and no others. It imports nothing of the shop.
 */

type Json = Record<string, unknown>

export interface BareHostOptions {
  /** How a response says that it succeeded; 'none' says nothing. */
  envelope: 'result' | 'success' | 'none'
  /** Codes of the languages that it lists. */
  languages?: string[]
}

export interface BareHost {
  origin: string
  /** The code that every sign-up and every forgotten password gets. */
  code: string
  stop(): Promise<void>
}

const CODE = '123456'
const AREAS = [
  'Bangkok',
  'Chiang Mai',
  'Phuket',
  'Krabi',
  'Pattaya',
  'Hua Hin',
  'Ayutthaya',
  'Sukhothai',
  'Pai',
]
  .concat(['Koh Samui', 'Koh Tao', 'Koh Chang'])
  .map((name, index) => ({ id: index + 1, name }))

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

async function hasBody(request: IncomingMessage): Promise<boolean> {
  let size = 0
  for await (const chunk of request) size += chunk.length
  return size > 0 || request.headers['content-type'] !== undefined
}

function tokenOf({ headers }: IncomingMessage): string {
  const cookie = /(?:^|; )access-token=([^;]+)/.exec(headers.cookie ?? '')?.[1]
  return headers.authorization?.replace('Bearer ', '') ?? cookie ?? ''
}

interface Account extends Json {
  email: string
  password: string
}

class Members {
  readonly accounts = new Map<string, Account>()
  readonly sessions = new Map<string, Account>()
  readonly carts = new Map<string, Array<{ id: number }>>()

  signIn(account: Account): string {
    const token = `bare-session-${this.sessions.size + 1}-${account.email.length}`
    this.sessions.set(token, account)
    if (!this.carts.has(account.email))
      this.carts.set(
        account.email,
        Array.from({ length: 7 }, (_, index) => ({ id: index + 1 })),
      )
    return token
  }
}

/** The user as the profile call shows it: without the password. */
function userOf(account: Account): Json {
  const { password: _, password_confirmation: __, code: ___, ...user } = account
  return { ...user, profile: { image: null } }
}

type Reply = { status?: number; body: Json | null }
type Call = (
  request: IncomingMessage,
  url: URL,
  members: Members,
  succeed: (fields: Json) => Reply,
) => Promise<Reply> | Reply

const rejection = (message: string): Reply => ({ body: { success: false, result: false, message } })
const invalid = (errors: Json): Reply => ({ status: 422, body: { errors } })
/** The specification's words for a call without a request body. */
const noBody: Reply = { status: 400, body: { message: 'This call has no body' } }
const unauthenticated: Reply = { status: 401, body: { message: 'Unauthenticated.' } }

const pageOf = (url: URL, all: readonly Json[]) => {
  const page = Number(url.searchParams.get('page') ?? 1)
  const limit = Number(url.searchParams.get('limit') ?? 10)
  return { page, limit, items: all.slice((page - 1) * limit, page * limit) }
}

const CALLS: Readonly<Record<string, Call>> = {
  'GET /api/auth/profile': (request, _, members) => {
    const account = members.sessions.get(tokenOf(request))
    return account ? { body: { data: { user: userOf(account) } } } : unauthenticated
  },
  'POST /api/auth/login': async (request, _, members, succeed) => {
    const { credential, password } = await bodyOf(request)
    const account = members.accounts.get(String(credential))
    if (!account || account.password !== password) return rejection('Those details are not known to us')
    return succeed({ message: 'Signed in', data: userOf(account), token: members.signIn(account) })
  },
  'POST /api/auth/register': async (request, _, members, succeed) => {
    const form = await bodyOf(request)
    if (members.accounts.has(String(form.email)))
      return invalid({ email: ['This address has an account'], message: 'Please check the form' })
    return succeed({ message: 'We have sent a code' })
  },
  'POST /api/auth/verify-register': async (request, _, members, succeed) => {
    const form = (await bodyOf(request)) as Account
    if (form.code !== CODE) return rejection('That is not the code')
    members.accounts.set(form.email, form)
    return succeed({ token: members.signIn(form), message: 'Welcome' })
  },
  'POST /api/auth/oauth/google': async (request, _, __, succeed) =>
    (await hasBody(request)) ? noBody : succeed({ url: `http://${request.headers.host}/google` }),
  'POST /api/auth/request-forget-password': () => ({ body: null }),
  'POST /api/auth/verify-forget-password': async (request, _, __, succeed) => {
    const { code } = await bodyOf(request)
    return code === CODE ? succeed({ message: 'Correct' }) : rejection('That is not the code')
  },
  'POST /api/auth/reset-password': async (request, _, members, succeed) => {
    const { email, password } = await bodyOf(request)
    const account = members.accounts.get(String(email))
    if (!account) return rejection('That account is not known to us')
    account.password = String(password)
    return succeed({ user: userOf(account), token: members.signIn(account), message: 'Changed' })
  },
  'GET /api/pd4/areas': (_, url, __, succeed) => succeed({ data: pageOf(url, AREAS).items }),
  'GET /api/pd4/carts': (request, url, members, succeed) => {
    const account = members.sessions.get(tokenOf(request))
    if (!account) return unauthenticated
    const cart = members.carts.get(account.email) ?? []
    const { page, limit, items } = pageOf(url, cart)
    const meta = { total: cart.length, current_page: page, last_page: Math.ceil(cart.length / limit) || 1 }
    return succeed({ message: '', data: { items, meta } })
  },
  'DELETE /api/pd4/carts-clear': async (request, _, members, succeed) => {
    const account = members.sessions.get(tokenOf(request))
    if (!account) return unauthenticated
    const ids = String((await bodyOf(request)).ids)
      .split(',')
      .map(Number)
    const cart = members.carts.get(account.email) ?? []
    members.carts.set(
      account.email,
      cart.filter(({ id }) => !ids.includes(id)),
    )
    return succeed({ message: 'Cleared', data: { message: `${ids.length} removed` } })
  },
  'GET /api/pd4/currencies': (_, __, ___, succeed) => succeed({ data: [{ code: 'THB' }, { code: 'USD' }] }),
  'GET /api/holiday/partner-info': (_, __, ___, succeed) => succeed({ data: { currency: { code: 'THB' } } }),
}

const deleteItem: Call = async (request, url, members, succeed) => {
  if (await hasBody(request)) return noBody
  const account = members.sessions.get(tokenOf(request))
  if (!account) return unauthenticated
  const cart = members.carts.get(account.email) ?? []
  const id = Number(url.pathname.split('/').at(-1))
  if (!cart.some((item) => item.id === id)) return invalid({ message: 'That item is not in the cart' })
  members.carts.set(
    account.email,
    cart.filter((item) => item.id !== id),
  )
  return succeed({ message: 'Removed', data: null })
}

/** The page that Google's sign-in ends on at this host: it posts a token to the page that opened it. */
const GOOGLE_PAGE = (token: string) =>
  `<!doctype html><title>Google</title><script>opener.postMessage({ token: '${token}' }, '*'); close()</script>`

/** Starts the host on a free port of the loopback interface. */
export async function startBareHost({
  envelope,
  languages = ['en', 'th', 'zh-cn'],
}: BareHostOptions): Promise<BareHost> {
  const members = new Members()
  const succeed = (fields: Json): Reply => ({
    body: envelope === 'none' ? fields : { [envelope]: true, ...fields },
  })
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    if (url.pathname === '/google') {
      const email = 'google@mail.example'
      const token = members.signIn({ email, password: '', first_name: 'Gee', phone: '' })
      return response.writeHead(200, { 'content-type': 'text/html' }).end(GOOGLE_PAGE(token))
    }
    const listLanguages: Call = () => succeed({ data: languages.map((code) => ({ code })) })
    const isItem = request.method === 'DELETE' && url.pathname.startsWith('/api/pd4/carts/')
    const calls = { ...CALLS, 'GET /api/pd4/languages': listLanguages }
    const call = isItem
      ? deleteItem
      : Object.entries(calls).find(([name]) => name === `${request.method} ${url.pathname}`)?.[1]
    if (!call) return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    const { status = 200, body } = await call(request, url, members, succeed)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body ? JSON.stringify(body) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    code: CODE,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
