import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { prefixOf } from '../fixtures/locale-prefix'
import { startSecondHost } from '../simulators/second-host'
import { type ShopProcess, startShop, target, visit } from './shop-process'

const PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/products',
  '/categories/transport',
  '/destination/chiang-mai',
  '/cart',
  '/checkout',
  '/checkout/add-to-cart',
  '/esim',
  '/services',
  '/help',
  '/support',
  '/about',
  '/press',
]

const FORM = {
  first_name: 'Sia',
  last_name: 'Second',
  email: 'sia@mail.example',
  phone: '+66812345678',
  password: 'correct horse',
  password_confirmation: 'correct horse',
  country: 'TH',
  address: '1 Charoen Krung',
}

let host: Awaited<ReturnType<typeof startSecondHost>>
let shop: ShopProcess
const logged: string[] = []

beforeAll(async () => {
  host = await startSecondHost()
  shop = await startShop({ API_ORIGIN: host.url, DATABASE_URL: undefined }, (line) => logged.push(line))
})
afterAll(async () => {
  await shop.stop()
  await host.close()
})

/** Calls the storefront's API as its page does. */
async function send(method: string, path: string, json?: object, cookie = '') {
  const response = await fetch(shop.origin + path, {
    method,
    headers: { ...(json && { 'content-type': 'application/json' }), origin: shop.origin, cookie },
    body: json && JSON.stringify(json),
  })
  const body = (await response.json()) as Record<string, unknown>
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { status: response.status, body, cookie: cookies.join('; ') }
}

async function signIn(password: string): Promise<string> {
  const { cookie } = await send('POST', '/api/auth/login', { credential: FORM.email, password })
  expect(cookie).toContain('access-token=')
  return cookie
}

test('[X16] every page renders in every language', async () => {
  for (const locale of LOCALES)
    for (const path of PAGES) {
      const address = path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path
      const response = await visit(shop.origin + address)
      expect(response.status, address).toBe(200)
      const html = await response.text()
      expect(html, address).not.toContain('class="error-screen"')
      expect(html, address).toContain('Chiang Mai')
    }
})

test('[C3] [X9] all pages of destinations are read', async () => {
  expect(await (await visit(`${shop.origin}/`)).text()).toContain('Marrakesh')
  expect((await visit(`${shop.origin}/destination/atlantis`)).status).toBe(404)
})

test('[X13] languages are named in themselves', async () => {
  const { body } = await send('GET', '/api/pd4/languages')
  expect(body).toMatchObject({
    data: [{ code: 'th', name: 'ไทย' }, { code: 'en', name: 'English' }, { code: 'zh-cn' }],
  })
  expect(JSON.stringify(body)).not.toMatch(/Thai|Chinese/)
})

test('[S4] [X14] [X15] prices are in the currency of the partner', async () => {
  expect(await (await visit(`${shop.origin}/`)).text()).toContain('SGD')
})

test('[A2] [X3] [X4] [E3] signs up; a wrong code is a field error', async () => {
  expect(await send('POST', '/api/auth/register', FORM)).toMatchObject({ body: { result: true } })
  const wrong = await send('POST', '/api/auth/verify-register', { ...FORM, code: '000000' })
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { code: ['The code is invalid or has expired.'] } },
    cookie: '',
  })
  const code = host.codeFor(FORM.email)
  const { body, cookie } = await send('POST', '/api/auth/verify-register', { ...FORM, code })
  expect(body).toMatchObject({ user: { email: FORM.email, first_name: 'Sia' } })
  expect(cookie).toMatch(/^access-token=\S+; signed-in=\S+$/)
  expect(target(await visit(`${shop.origin}/sign-in`, cookie))).toBe('/')
  expect((await visit(`${shop.origin}/profile/orders`, cookie)).status).toBe(200)
  expect((await visit(`${shop.origin}/profile/settings`, cookie)).status).toBe(200)
  const profile = await send('GET', '/api/auth/profile', undefined, cookie)
  expect(profile.body).toMatchObject({ data: { user: { email: FORM.email } } })
  const taken = await send('POST', '/api/auth/register', FORM)
  expect(taken.body).toMatchObject({ errors: { email: ['The email has already been taken.'] } })
})

test('[A1] [X2] [E3] wrong credentials with status 200 are a failure with the message of the host', async () => {
  const denied = await send('POST', '/api/auth/login', { credential: FORM.email, password: 'wrong' })
  expect(denied).toMatchObject({
    status: 422,
    body: { message: 'These credentials do not match our records.' },
    cookie: '',
  })
})

test('[B1] [B2] [E5] [X10] [X11] [X12] shows the cart, deletes an item and clears the selected ones', async () => {
  const cookie = await signIn(FORM.password)
  const read = async (page: number) =>
    (await send('GET', `/api/pd4/carts?page=${page}&limit=5`, undefined, cookie)).body as {
      data: { items: Array<{ id: string }>; meta: object }
    }
  const first = await read(1)
  expect(first.data.items).toHaveLength(5)
  expect(first.data.meta).toMatchObject({ total: 12, current_page: 1, last_page: 3 })
  expect((await read(3)).data.items).toHaveLength(2)

  const [gone, ...others] = first.data.items.map(({ id }) => id)
  expect(await send('DELETE', `/api/pd4/carts/${gone}`, undefined, cookie)).toMatchObject({
    status: 200,
    body: { data: { id: gone, total_items: 11 } },
  })
  const again = await send('DELETE', `/api/pd4/carts/${gone}`, undefined, cookie)
  expect(again.status).toBeGreaterThanOrEqual(400)
  expect(again.body).toMatchObject({ message: 'This item is no longer in your cart.' })
  const ids = others.slice(0, 2).join(',')
  expect(await send('DELETE', '/api/pd4/carts-clear', { ids }, cookie)).toMatchObject({
    status: 200,
    body: { message: 'Cart updated.', data: { message: 'Removed from your cart: 2.', total_items: 9 } },
  })
  const missing = await send('DELETE', '/api/pd4/carts-clear', { ids }, cookie)
  expect(missing).toMatchObject({
    status: 422,
    body: { message: 'None of these items is in your cart.' },
  })
})

test('[A4] [X5] starts the sign-in with Google without a body, and stores its token', async () => {
  const { body } = await send('POST', '/api/auth/oauth/google')
  const url = String(body.url)
  expect(url).toContain(`${host.url}/oauth/google/popup`)
  expect(host.requests.find(({ path }) => path === '/api/auth/oauth/google')).toMatchObject({ body: '' })
  const token = /"token":"([^"]+)"/.exec(await (await fetch(url)).text())?.[1]
  const cookie = `access-token=${encodeURIComponent(token ?? '')}`
  const profile = await send('GET', '/api/auth/profile', undefined, cookie)
  expect(profile.body).toMatchObject({ data: { user: { first_name: 'Mali' } } })
})

test('[A3] [X6] [X7] [X8] recovers a password; the older session ends', async () => {
  const before = await signIn(FORM.password)
  const { email } = FORM
  expect((await send('POST', '/api/auth/request-forget-password', { email })).status).toBe(200)
  const wrong = await send('POST', '/api/auth/verify-forget-password', { email, code: '000000' })
  expect(wrong).toMatchObject({ status: 422, body: { message: 'This reset code is invalid.' } })
  const code = host.codeFor(email)
  expect((await send('POST', '/api/auth/verify-forget-password', { email, code })).status).toBe(200)
  const password = 'battery staple'
  const reset = { email, code, password, password_confirmation: password }
  const { body, cookie } = await send('POST', '/api/auth/reset-password', reset)
  expect(body).toMatchObject({ user: { email } })
  expect(cookie).toContain('access-token=')
  const guarded = await visit(`${shop.origin}/th/profile/orders`, before)
  expect(target(guarded)).toBe('/th')
  expect((await visit(`${shop.origin}/sign-in`, before)).status).toBe(200)
})

test('[X16] what the host does not have is left out', async () => {
  const cookie = await signIn('battery staple')
  const cart = await send('GET', '/api/pd4/carts?page=1&limit=5', undefined, cookie)
  // A link to a product, or to change the item, would lead nowhere.
  const [item] = (cart.body as { data: { items: Array<{ product: object }> } }).data.items
  expect(item?.product).toMatchObject({ id: '', name: expect.stringMatching(/\w/) })
  for (const path of ['/api/checkout/payment-options', '/api/vouchers/offline'])
    expect((await send('GET', path, undefined, cookie)).status, path).toBe(200)
  const order = { cart_item_ids: ['1'], idempotency_key: 'x' }
  expect(await send('POST', '/api/checkout/quote', order, cookie)).toMatchObject({
    status: 404,
    body: { code: 'NOT_OFFERED', message: 'This is not available in this shop yet.' },
  })
})

const htmlOf = async (path: string) => (await visit(shop.origin + path)).text()
/** The text that a page shows, without its scripts. */
const textOf = async (path: string) =>
  (await htmlOf(path)).replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ' ')

test('[X16] pages state only the numbers that the host states', async () => {
  for (const [path, currencies] of [
    ['/about', '3 currencies'],
    ['/press', 'SGD · THB · JPY'],
    ['/terms-and-conditions', '3 currencies'],
    ['/th/about', '3 สกุลเงิน'],
    ['/zh-cn/about', '3 种货币'],
  ] as const) {
    const text = await textOf(path)
    expect(text, path).toContain(currencies)
    expect(text, path).not.toMatch(
      /(?<![\d.,:])0 (?:things|กิจกรรม|รายการ|个项目|件商品)|\b12 (?:currencies|สกุล|种货币)/,
    )
  }
  expect(await htmlOf('/press')).not.toMatch(/<dt>Products|<dt>Product types/)
  expect(await htmlOf('/destination/krabi')).not.toMatch(/class="poster veil"(?:(?!<\/a>).)*<span>/s)
})

test('[X16] without products there are no filters, searches and tabs, and nothing is promised', async () => {
  const home = await htmlOf('/')
  expect(home).not.toMatch(/id="finder"|role="tab"|class="bar-find"/)
  for (const path of [
    '/products',
    '/products?product_categories=CATEGORY_055&destination=krabi',
    '/products?q=boat',
    '/categories/transport',
    '/services',
    '/destination/krabi',
  ]) {
    const html = await htmlOf(path)
    expect(html, path).toContain('Nothing to book here yet')
    expect(html, path).not.toMatch(/class="listing-filters"|See everything|Nothing matches/)
  }
  expect(await htmlOf('/esim')).not.toMatch(/id="plans"|class="place-search"|Show all plans|\b0 countries/)
})

test('[X16] the title of a destination without a guide is its name', async () => {
  const html = await htmlOf('/destination/krabi')
  expect(html).toMatch(/<title>Krabi · /)
  expect(html).toMatch(/<meta name="description" content="Krabi, a destination at /)
  expect(html).not.toContain('getting there')
  expect(html).toContain('More destinations')
  expect(html).not.toMatch(/More in Recommended/)
})

test('[X16] the checkout, a cart link, support and the settings say what the shop does not offer', async () => {
  expect(await htmlOf('/checkout')).toMatch(/<h1[^>]*>This shop does not take orders yet</)
  expect(await htmlOf('/checkout/add-to-cart?product=1')).toMatch(/<h2[^>]*>Not available in this shop yet</)
  const support = await htmlOf('/support')
  expect(support).toContain('does not take messages here')
  expect(support).not.toMatch(/<textarea|How we reply|order page/)
  const cookie = await signIn('battery staple')
  const orders = await (await visit(`${shop.origin}/profile/orders`, cookie)).text()
  expect(orders).toMatch(/<h1[^>]*>This shop does not take orders yet</)
  expect(orders).not.toContain('order-filter')
  const settings = await (await visit(`${shop.origin}/profile/settings`, cookie)).text()
  expect(settings).not.toMatch(/<p[^>]*>Each section is saved separately/)
  expect((await send('GET', '/api/account', undefined, cookie)).body).toMatchObject({
    data: { user: { email: FORM.email }, sessions: null, mail_locale: null },
  })
})

test('[X16] the test page has no mailbox and no images of products', async () => {
  const html = await htmlOf('/test')
  expect(html).toContain('</h1>')
  expect(html).not.toMatch(/id="mailbox"|href="#mailbox"|\/img\/[^"/]+\/products\//)
})

test('[X16] whether the host takes requests for support is asked once, by a call that changes nothing', async () => {
  await Promise.all(['/support', '/th/support', '/zh-cn/support'].map((path) => visit(shop.origin + path)))
  expect(host.requests.filter(({ path }) => path.startsWith('/api/support'))).toMatchObject([
    { method: 'GET' },
  ])
})

test('[A5] signs out locally, because the host has no call for it', async () => {
  const cookie = await signIn('battery staple')
  const out = await send('POST', '/api/auth/logout', {}, cookie)
  expect(out).toMatchObject({ status: 200, cookie: 'access-token=; signed-in=' })
})

test('[X16] nothing fails on the server', () => {
  expect(logged.filter((line) => /error|⨯/i.test(line))).toEqual([])
})
