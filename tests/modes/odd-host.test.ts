import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OddHost, startOddHost } from '../simulators/odd-host'
import { type ShopProcess, startShop, target, visit } from './shop-process'

const FORM = {
  first_name: 'Oda',
  last_name: 'Odd',
  email: 'oda@mail.example',
  phone: '+84912345678',
  password: 'correct horse',
  password_confirmation: 'correct horse',
  country: 'VN',
  address: '1 Hang Gai',
}

let host: OddHost
let shop: ShopProcess

beforeAll(async () => {
  host = await startOddHost()
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
afterAll(async () => {
  await shop.stop()
  await host.stop()
})
afterEach(() => {
  host.redirect = null
  host.refusal = { status: 200, body: { result: false } }
})

/** Calls the storefront's API as its page does. */
async function send(method: string, path: string, json?: object, cookie = '') {
  const response = await fetch(shop.origin + path, {
    method,
    headers: { ...(json && { 'content-type': 'application/json' }), origin: shop.origin, cookie },
    body: json && JSON.stringify(json),
    redirect: 'manual',
  })
  const body = (await response.json()) as Record<string, unknown>
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { status: response.status, body, cookie: cookies.join('; ') }
}

async function signUp(): Promise<string> {
  const { cookie } = await send('POST', '/api/auth/verify-register', { ...FORM, code: host.code })
  expect(cookie).toMatch(/^access-token=[\w%.*-]+; signed-in=[\da-f]{12}$/)
  return cookie
}

test('[A1] [A2] [A6] [X4] [X16] a code and a token that are any text sign in, with the cookie alone', async () => {
  const wrong = await send('POST', '/api/auth/verify-register', { ...FORM, code: '12' })
  expect(wrong).toMatchObject({ status: 422, body: { message: 'That is another code' }, cookie: '' })
  const cookie = await signUp()
  for (const path of ['/profile/orders', '/profile/settings', '/th/profile/orders'])
    expect((await visit(shop.origin + path, cookie)).status, path).toBe(200)
  expect(target(await visit(`${shop.origin}/sign-in`, cookie))).toBe('/')
  const profile = await send('GET', '/api/auth/profile', undefined, cookie)
  expect(profile).toMatchObject({ body: { data: { user: { email: FORM.email } } }, cookie: '' })
  const cart = await send('GET', '/api/pd4/carts?page=1&limit=5', undefined, cookie)
  expect(cart.body).toMatchObject({ data: { items: [{ id: 'a-1' }, { id: 'b-2' }, { id: 'c-3' }] } })
})

test.each([
  [200, { result: false, message: 'Who are you?' }],
  [200, { success: false }],
  [400, {}],
  [404, {}],
  [410, {}],
  [419, { message: 'Page Expired' }],
  [422, { errors: { token: ['Unknown'] } }],
])('[A6] [G2] [X1] a token that the host refuses with %i %j is no session', async (status, body) => {
  host.refusal = { status, body }
  const cookie = 'access-token=old'
  const guarded = await visit(`${shop.origin}/profile/orders`, cookie)
  expect(target(guarded)).toBe('/')
  expect(guarded.headers.getSetCookie().join()).toContain('access-token=;')
  expect((await visit(`${shop.origin}/sign-in`, cookie)).status).toBe(200)
  const profile = await send('GET', '/api/auth/profile', undefined, cookie)
  expect(profile).toMatchObject({ body: { data: { user: null } }, cookie: 'access-token=; signed-in=' })
})

test.each([429, 500, 503])('[A6] a host that fails with %i signs no visitor out', async (status) => {
  host.refusal = { status, body: {} }
  const response = await visit(`${shop.origin}/profile/orders`, 'access-token=old')
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join()).not.toContain('access-token=')
})

test.each(['/home', 'home', 'https://elsewhere.example/', 'http://'])(
  '[E3] [X2] [X3] [X16] a redirect of a form to %s does not reach the browser',
  async (location) => {
    host.redirect = location
    for (const path of ['/api/auth/login', '/api/auth/register', '/api/auth/verify-register']) {
      const { status, body } = await send('POST', path, FORM)
      expect([status, body], path).toMatchObject([502, { code: 'INTERNAL', message: 'Technical Error' }])
    }
  },
)

test('[A3] [X6] [X7] [X8] recovers a password with such a code, after a redirect', async () => {
  await signUp()
  const { email } = FORM
  const requested = await send('POST', '/api/auth/request-forget-password', { email })
  expect(requested).toMatchObject({
    status: 200,
    body: { data: { resend_after_seconds: null, code_digits: null, code_minutes: null } },
  })
  const code = { email, code: host.code }
  expect((await send('POST', '/api/auth/verify-forget-password', code)).status).toBe(200)
  const reset = { ...code, password: 'battery staple', password_confirmation: 'battery staple' }
  const { cookie } = await send('POST', '/api/auth/reset-password', reset)
  expect((await visit(`${shop.origin}/profile/orders`, cookie)).status).toBe(200)
})

test('[E1] an order that is gone has a page of that status, with the host’s words', async () => {
  const response = await visit(`${shop.origin}/profile/orders/7`, await signUp())
  const html = await response.text()
  expect(response.status).toBe(410)
  expect(html).toContain('class="error-screen"')
  expect(html).toContain('This order has been archived')
})

test.each([500, 503])(
  '[E1] an order to which the host answers %i has a page of that status',
  async (status) => {
    const gone = host.order
    host.order = { status, body: {} }
    const response = await visit(`${shop.origin}/profile/orders/8`, await signUp())
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('class="error-screen"')
    host.order = gone
  },
)

test('[S4] [X14] [X15] a page is in the partner’s currency, or in any that the host lists', async () => {
  const { body } = await send('GET', '/api/pd4/currencies')
  expect(body).toMatchObject({ data: [{ code: 'VND' }, { code: 'THB' }, { code: 'KWD' }] })
  const first = await visit(`${shop.origin}/`)
  expect(first.headers.getSetCookie().join()).toMatch(/currency=VND;/)
  const chosen = await visit(`${shop.origin}/`, 'currency=KWD')
  expect([chosen.status, chosen.headers.getSetCookie().join()]).toEqual([
    200,
    expect.not.stringContaining('currency='),
  ])
  expect(await (await visit(`${shop.origin}/press`)).text()).toMatch(/VND · THB · KWD/)
})

test.each([{}, { url: null }, { url: 'javascript:alert(1)' }, { url: '/google' }])(
  '[A4] [X5] no address of Google but one of the web is opened: %j',
  async (google) => {
    host.google = google
    const { status, body } = await send('POST', '/api/auth/oauth/google')
    expect([status, body]).toMatchObject([502, { code: 'GOOGLE_UNAVAILABLE' }])
  },
)

test('[S3] [X13] a page in a language that the host does not list is the one in English', async () => {
  expect(target(await visit(`${shop.origin}/zh-cn`))).toBe('/')
  expect(target(await visit(`${shop.origin}/zh-cn/help`, 'locale=zh-cn'))).toBe('/help')
  const home = await visit(`${shop.origin}/`, 'locale=zh-cn')
  expect([home.status, home.headers.getSetCookie().join()]).toEqual([
    200,
    expect.stringMatching(/locale=en;/),
  ])
  expect(target(await visit(`${shop.origin}/`, 'locale=th'))).toBe('/th')
  const html = await (await visit(`${shop.origin}/th/help`)).text()
  expect(html).toContain('hrefLang="th"')
  expect(html).not.toMatch(/hreflang="zh/i)
  expect(await (await visit(`${shop.origin}/sitemap.xml`)).text()).not.toContain('zh-cn')
})
