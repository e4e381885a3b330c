// A second API host for the storefront, written from the specification alone. Numbers in comments are its sections.
// It answers the fifteen calls of section 7; state is in memory, one set per started host.
import { randomBytes, randomInt, scryptSync, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'

type Fields = Record<string, unknown>
type Reply = [status: number, body?: Fields | string] // an object is sent as JSON, a string as HTML
type Call = { headers: IncomingHttpHeaders; query: URLSearchParams; input: Fields; id: number }
type Handler = (call: Call) => Reply
type User = Fields & { id: number; email: string; phone: string | null; email_verified_at: string | null }
type Account = { user: User; password: Buffer | null; cart: Array<Fields & { id: number }> }
type Logged = { method: string; path: string; body: string }

// 3, 9: the codes are those of section 9; every other field of these lists is this host's own.
const LANGUAGES = [
  { id: 2, code: 'th', name: 'Thai', native_name: 'ไทย', is_default: 0, flag: null },
  { id: 1, code: 'en', name: 'English', native_name: 'English', is_default: 1, flag: null },
  { id: 5, code: 'zh-cn', name: 'Chinese', native_name: '简体中文', is_default: 0, flag: null },
]
const CURRENCIES = [
  { id: 11, code: 'SGD', symbol: 'S$', name: 'Singapore Dollar', decimals: 2, rate: '1.000000' },
  { id: 12, code: 'THB', symbol: '฿', name: 'Thai Baht', decimals: 2, rate: '26.418000' },
  { id: 21, code: 'JPY', symbol: '¥', name: 'Japanese Yen', decimals: 0, rate: null },
]
const PARTNER = { id: 77, name: 'Lanna Blue', currency: CURRENCIES[0], logo: null, commission: '12.50' }

// 3: area fields are not shown. The region codes partly follow the menu groups, partly they do not.
const PLACES =
  'asia:Bangkok,Phuket,Chiang Mai,Krabi,Koh Samui,Tokyo,Osaka,Kyoto,Singapore,Hanoi|middle_east:Dubai,Doha|' +
  'oceania:Sydney,Melbourne|europe:Paris,Nice,Rome,Venice|north_aemrica:New York,Orlando|' +
  'south_aemrica:Cusco|africa:Cape Town,Marrakesh'
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const AREAS = PLACES.split('|')
  .map((line) => line.split(/[:,]/))
  .flatMap(([code, ...names]) => names.map((name) => ({ slug: slugOf(name), name, region: { code } })))
  .map((area, index) => ({ id: 301 + index, ...area, cover: null, products_count: `${7 + index * 3}` }))

// 3: cart item fields other than id are not shown.
const TITLES = 'Palace Walk,Speedboat,Van,Food Tour,eSIM,Aquarium,Zoo,Cruise,Sky Deck,Rail Pass,Park,Wi-Fi'
const CART_SEED = TITLES.split(',').map((title, index) => ({
  product: { id: 9000 + index * 7, title, thumbnail: null, rating: '4.6' },
  quantity: 1 + (index % 4),
  unit_price: (19 + index * 6.5).toFixed(2),
  travel_date: index % 5 ? `2031-03-${10 + index}` : null,
}))

const page = (status: number, title: string, extra = ''): Reply => {
  const head = `<head><meta charset="utf-8"><title>${title}</title></head>`
  return [status, `<!DOCTYPE html>\n<html lang="en">${head}<body><h1>${title}</h1>${extra}</body></html>\n`]
}

const text = (input: Fields, name: string): string => {
  const value = typeof input[name] === 'number' ? String(input[name]) : input[name]
  return typeof value !== 'string' ? '' : name.startsWith('password') ? value : value.trim()
}
// 5: field errors are in `errors`, here a list per field, with a summary in `message` beside them.
const invalid = (errors: Record<string, string[]>): Reply => {
  const [first, ...rest] = Object.values(errors).flat()
  const more = rest.length ? ` (and ${rest.length} more error${rest.length > 1 ? 's' : ''})` : ''
  return [422, { message: first + more, errors }]
}

// 5: no rules are shown, so these are this host's. An unequal confirmation is reported under `password`.
function problems(input: Fields, name: string, isNew: boolean): string[] {
  const value = text(input, name)
  if (!value) return [`The ${name.replaceAll('_', ' ')} field is required.`]
  if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) return ['The email must be a valid address.']
  if (name === 'ids' && !/^\d+(\s*,\s*\d+)*$/.test(value)) return ['The ids field format is invalid.']
  if (name !== 'password' || !isNew) return []
  const short = value.length < 8 ? ['The password must be at least 8 characters.'] : []
  const same = value === text(input, 'password_confirmation')
  return same ? short : [...short, 'The password confirmation does not match.']
}
const checked =
  (required: string[], handle: (input: Fields, email: string) => Reply): Handler =>
  ({ input }) => {
    const isNew = required.includes('email')
    const all = required.map((name) => [name, problems(input, name, isNew)] as const)
    const bad = all.filter(([, found]) => found.length)
    return bad.length ? invalid(Object.fromEntries(bad)) : handle(input, text(input, 'email').toLowerCase())
  }

// 7: page and limit come in the query. A bad value falls back; a page past the end is an empty list.
function paginate<T>(list: T[], query: URLSearchParams) {
  const whole = (name: string, fallback: number) =>
    /^[1-9]\d{0,5}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : fallback
  const current = whole('page', 1)
  const size = Math.min(whole('limit', 15), 100)
  const last = Math.max(1, Math.ceil(list.length / size))
  const meta = { current_page: current, last_page: last, per_page: size, total: list.length }
  return { rows: list.slice((current - 1) * size, current * size), meta }
}

// 7: the encoding of bodies is not shown. JSON and both form encodings are read; a broken body is empty.
async function parseBody(body: Buffer, type = ''): Promise<Fields> {
  try {
    const sent = new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    if (/multipart|urlencoded/i.test(type)) return Object.fromEntries((await sent.formData()).entries())
    const value: unknown = await sent.json()
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

// 3, 4: the token is sent as a bearer token or in the access-token cookie (where `|` may be escaped).
function sentToken(headers: IncomingHttpHeaders): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const cookie = /(?:^|;\s*)access-token=([^;]*)/.exec(headers.cookie ?? '')?.[1]
  return (bearer ?? cookie ?? '').replace(/%7C/i, '|')
}

function createBackend(hostUrl: () => string) {
  const accounts = new Map<string, Account>()
  const tokens = new Map<string, Account>()
  const codes = new Map<string, string>()
  const popups = new Map<string, string>()
  let nextId = 48211

  const issueToken = (account: Account): string => {
    const token = `${nextId++}|${randomBytes(24).toString('hex')}`
    tokens.set(token, account)
    return token
  }
  const mailCode = (email: string) => codes.set(email, String(randomInt(100000, 1000000)))
  const isVerified = (email: string) => Boolean(accounts.get(email)?.user.email_verified_at)
  const hash = (input: Fields, email: string) => scryptSync(text(input, 'password'), email, 32)
  // 4: sign-up codes are for addresses not verified yet, forgotten-password codes for verified ones.
  const withCode = (input: Fields, email: string, verified: boolean) =>
    codes.get(email) === text(input, 'code') && isVerified(email) === verified && accounts.get(email)
  // 3: the user has a profile field; here a nested record, with no image uploaded yet.
  const createAccount = (input: Fields, email: string): Account => {
    const { first_name, last_name, country = null, address = null } = input
    const profile = { id: nextId++, profile_image: null, birthday: null, points: '0' }
    const named = { id: nextId++, first_name, last_name, email, phone: text(input, 'phone') || null }
    const user: User = { ...named, country, address, email_verified_at: null, profile, deleted_at: null }
    const password = input.password ? hash(input, email) : null
    const account = { user, password, cart: CART_SEED.map((item) => ({ id: nextId++, ...item })) }
    accounts.set(email, account)
    return account
  }

  // 6: signed-in users only. A refused token gets no JSON: an empty body, or a page for other clients.
  const guarded =
    (handle: (account: Account, call: Call) => Reply): Handler =>
    (call) => {
      const account = tokens.get(sentToken(call.headers))
      if (account) return handle(account, call)
      return call.headers.accept?.includes('json') ? [401] : page(401, 'Unauthorized')
    }

  const routes: Record<string, Handler> = {
    // 7: only a data wrapper, without a flag.
    'GET /api/auth/profile': guarded(({ user }) => [200, { data: { user, unread: 0, abilities: ['*'] } }]),
    // 8: wrong credentials are status 200 with success false. A credential is an email or a phone number.
    'POST /api/auth/login': checked(['credential', 'password'], (input) => {
      const name = text(input, 'credential').toLowerCase()
      const found = accounts.get(name) ?? [...accounts.values()].find(({ user }) => user.phone === name)
      const no = (message: string): Reply => [200, { success: false, message, data: null, token: null }]
      if (!found?.password || !timingSafeEqual(found.password, hash(input, found.user.email)))
        return no('These credentials do not match our records.')
      if (!found.user.email_verified_at) return no('Your email address is not verified.')
      return [200, { success: true, message: 'Signed in.', data: found.user, token: issueToken(found) }]
    }),
    // 4: register mails a code. An address that was never verified may register again.
    'POST /api/auth/register': checked(['first_name', 'last_name', 'email', 'password'], (input, email) => {
      if (isVerified(email)) return invalid({ email: ['The email has already been taken.'] })
      const { id } = createAccount(input, email).user
      mailCode(email)
      const data = { id, email, channel: 'email', resend_after: null }
      return [201, { result: true, message: 'We have sent a verification code to your email.', data }]
    }),
    // 4: a right code signs the user in. 5: a wrong one is a field error on `code`.
    'POST /api/auth/verify-register': checked(['email', 'code'], (input, email) => {
      const account = withCode(input, email, false)
      if (!account) return invalid({ code: ['The code is invalid or has expired.'] })
      codes.delete(email)
      account.user.email_verified_at = new Date().toISOString()
      const data = { user: account.user, first_login: true }
      return [200, { success: true, message: 'Your account is ready.', token: issueToken(account), data }]
    }),
    // 4: the pop-up address is a page of this host, good for one visit, posting to the origin that asked.
    'POST /api/auth/oauth/google': ({ headers: { origin = '' } }) => {
      const state = randomBytes(16).toString('hex')
      popups.set(state, /^https?:\/\/[^/]+$/.test(origin) ? origin : '*')
      const url = `${hostUrl()}/oauth/google/popup?state=${state}`
      return [200, { url, provider: 'google', scopes: null }]
    },
    // 4: the page behind that address. The message is an object with the token and other fields.
    'GET /oauth/google/popup': ({ query }) => {
      const target = popups.get(query.get('state') ?? '')
      if (!target) return page(419, 'Page Expired')
      popups.delete(query.get('state') ?? '')
      const email = 'mali.google@example.com'
      const account = accounts.get(email) ?? createAccount({ first_name: 'Mali', last_name: 'Google' }, email)
      account.user.email_verified_at ??= new Date().toISOString()
      const message = { event: 'oauth.completed', token: issueToken(account), error: null }
      const post = `window.opener?.postMessage(${JSON.stringify(message)}, ${JSON.stringify(target)})`
      return page(200, 'Signed in', `<script>${post}; setTimeout(() => window.close(), 300)</script>`)
    },
    // 7: this response is not shown; here a status word and a message, with no flag.
    'POST /api/auth/request-forget-password': checked(['email'], (_input, email) => {
      if (!isVerified(email)) return invalid({ email: ["We can't find a user with that email address."] })
      mailCode(email)
      return [200, { status: 'passwords.sent', message: 'We have emailed your password reset code.' }]
    }),
    // 8: a wrong code in this step is status 200 with result false. The code stays good for the third step.
    'POST /api/auth/verify-forget-password': checked(['email', 'code'], (input, email) => {
      const result = Boolean(withCode(input, email, true))
      return [200, { result, message: result ? 'Code accepted.' : 'This reset code is invalid.', data: null }]
    }),
    // 4: a reset signs the user in; the older tokens of the account stop working.
    'POST /api/auth/reset-password': checked(['email', 'code', 'password'], (input, email) => {
      const account = withCode(input, email, true)
      if (!account) return invalid({ code: ['This reset code is invalid.'] })
      codes.delete(email)
      account.password = hash(input, email)
      for (const [token, owner] of tokens) if (owner === account) tokens.delete(token)
      const token = issueToken(account)
      return [200, { success: true, message: 'Your password has been reset.', user: account.user, token }]
    }),
    'GET /api/pd4/areas': ({ query }) => {
      const { rows, meta } = paginate(AREAS, query)
      return [200, { result: true, message: null, data: rows, meta }]
    },
    // 3: total, current_page and last_page; the total is a string here.
    'GET /api/pd4/carts': guarded(({ cart }, { query }) => {
      const { rows, meta } = paginate(cart, query)
      const data = { items: rows, meta: { ...meta, total: String(meta.total) }, coupon: null }
      return [200, { result: true, message: null, data }]
    }),
    // 8: a failed delete carries its text in errors.message only.
    'DELETE /api/pd4/carts/{id}': guarded((account, { id }) => {
      const left = account.cart.filter((item) => item.id !== id)
      const errors = { message: ['This item is no longer in your cart.'] }
      if (left.length === account.cart.length) return [404, { result: false, data: null, errors }]
      account.cart = left
      return [200, { result: true, message: 'Item removed.', data: { id, items_count: left.length } }]
    }),
    // 7: ids is one comma-joined string. Ids that are not in the cart are passed over.
    'DELETE /api/pd4/carts-clear': guarded((account, { input }) => {
      const found = problems(input, 'ids', false)
      if (found.length) return invalid({ ids: found })
      const ids = text(input, 'ids').split(',').map(Number)
      const removed = account.cart.map((item) => item.id).filter((id) => ids.includes(id))
      if (!removed.length) return [200, { result: false, message: 'None of these items is in your cart.' }]
      account.cart = account.cart.filter((item) => !removed.includes(item.id))
      const data = { message: `Removed from your cart: ${removed.length}.`, removed, failed: [] }
      return [200, { result: true, message: 'Cart updated.', data }]
    }),
    'GET /api/pd4/languages': () => [200, { data: LANGUAGES, meta: { version: 4 } }],
    'GET /api/pd4/currencies': () => [200, { data: CURRENCIES, meta: { base: 'SGD', updated_at: null } }],
    'GET /api/holiday/partner-info': () => [200, { data: PARTNER }],
  }
  return { routes, codes }
}

export async function startSecondHost(port = 0): Promise<{
  url: string
  codeFor(email: string): string | undefined
  requests: Logged[]
  close(): Promise<void>
}> {
  let url = ''
  const { routes, codes } = createBackend(() => url)
  const requests: Logged[] = []
  const serve = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { method = 'GET', headers, url: path = '/' } = req
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(Buffer.from(chunk))
    const raw = Buffer.concat(chunks)
    requests.push({ method, path, body: raw.toString('utf8') }) // the path keeps its query
    const [pathname = '', search] = path.split('?')
    const id = /^\/api\/pd4\/carts\/(\d+)$/.exec(pathname)?.[1]
    const route = routes[`${method} ${id ? '/api/pd4/carts/{id}' : pathname}`]
    const input = await parseBody(raw, headers['content-type'])
    const call = { headers, query: new URLSearchParams(search), input, id: Number(id) }
    const preflight = method === 'OPTIONS' && pathname.startsWith('/api/')
    const [status, body] = preflight ? [204] : route ? route(call) : page(404, 'Not Found')
    res.setHeader('Cache-Control', 'no-cache, private')
    const type = typeof body === 'string' ? 'text/html; charset=UTF-8' : 'application/json'
    if (body) res.setHeader('Content-Type', type)
    // 4: the API host may be another origin than the storefront, so /api answers cross-origin calls.
    if (headers.origin && pathname.startsWith('/api/')) {
      res.setHeader('Access-Control-Allow-Origin', headers.origin).setHeader('Vary', 'Origin')
      res.setHeader('Access-Control-Allow-Credentials', 'true')
      res.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE')
      res.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*')
    }
    res.writeHead(status).end(typeof body === 'object' ? JSON.stringify(body) : body)
  }
  const server = createServer((req, res) => void serve(req, res).catch(() => res.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
  const close = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections())
  return { url, codeFor: (email) => codes.get(email.trim().toLowerCase()), requests, close }
}
