import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { prefixOf } from '../fixtures/locale-prefix'
import { oneOf } from '../setup/thorough'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { type ShopProcess, startShop, target, visit } from './shop-process'

/** Every page that needs neither a product nor a session. */
const PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/products',
  '/products?q=boat&product_categories=CATEGORY_055',
  '/categories/transport',
  '/destination/phuket',
  '/cart',
  '/esim',
  '/services',
  '/services-info',
  '/help',
  '/support',
  '/about',
  '/press',
  '/privacy-policy',
  '/terms-and-conditions',
  '/checkout',
  '/test',
]

const FORM = {
  first_name: 'Bea',
  last_name: 'Bare',
  email: 'bea@mail.example',
  phone: '+66812345678',
  password: 'correct horse',
  password_confirmation: 'correct horse',
  country: 'TH',
  address: '1 Charoen Krung',
}

describe.each(oneOf(['none', 'result', 'success'] as const))(
  'a host of the fifteen calls, envelope: %s',
  (envelope) => {
    let host: BareHost
    let shop: ShopProcess
    const logged: string[] = []

    beforeAll(async () => {
      host = await startBareHost({ envelope })
      shop = await startShop(
        { API_ORIGIN: host.origin, DATABASE_URL: undefined, TRUSTED_PROXIES: '1' },
        (line) => logged.push(line),
      )
    })
    afterAll(async () => {
      await shop.stop()
      await host.stop()
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

    test('[X16] every page renders in every language', async () => {
      for (const locale of envelope === 'none' ? LOCALES : (['en'] as const))
        for (const path of PAGES) {
          const address = path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path
          const response = await visit(shop.origin + address)
          expect(response.status, address).toBe(200)
          const html = await response.text()
          expect(html, address).not.toContain('class="error-screen"')
          expect(html, address).toContain('Phuket')
        }
      const sitemap = async (name: string) => (await visit(`${shop.origin}/sitemaps/${name}.en.xml`)).text()
      expect(await sitemap('category-1')).toContain('/categories/transport')
      expect(await sitemap('destination-1')).toContain('/destination/koh-chang')
      for (const path of ['/products/boat', '/destination/atlantis', '/categories/none'])
        expect((await visit(shop.origin + path)).status, path).toBe(404)
    })

    test('[C3] [X9] destinations are requested in pages of ten, and the menu has all of them', async () => {
      expect(await (await visit(`${shop.origin}/`)).text()).toContain('Koh Chang')
    })

    test('[A1] [A2] [G1] [G2] signs up, in and out, with the cookie of the specification', async () => {
      expect(await send('POST', '/api/auth/register', FORM)).toMatchObject({
        status: 200,
        body: { result: true },
      })
      const wrong = await send('POST', '/api/auth/verify-register', { ...FORM, code: '000000' })
      expect(wrong).toMatchObject({ status: 422, body: { message: 'That is not the code' }, cookie: '' })
      const { body, cookie } = await send('POST', '/api/auth/verify-register', { ...FORM, code: host.code })
      expect(body).toMatchObject({ user: { email: FORM.email, first_name: 'Bea' } })
      expect(cookie).toMatch(/^access-token=bare-session-\S+; signed-in=\S+$/)

      expect(target(await visit(`${shop.origin}/sign-in`, cookie))).toBe('/')
      expect((await visit(`${shop.origin}/profile/orders`, cookie)).status).toBe(200)
      expect((await visit(`${shop.origin}/profile/settings`, cookie)).status).toBe(200)
      const profile = await send('GET', '/api/auth/profile', undefined, cookie)
      expect(profile.body).toMatchObject({ data: { user: { email: FORM.email } } })

      const out = await send('POST', '/api/auth/logout', {}, cookie)
      expect(out).toMatchObject({ status: 200, cookie: 'access-token=; signed-in=' })
      expect(target(await visit(`${shop.origin}/profile/orders`))).toBe('/')

      const denied = await send('POST', '/api/auth/login', { credential: FORM.email, password: 'wrong' })
      expect(denied).toMatchObject({ status: 422, body: { message: 'Those details are not known to us' } })
      const back = await send('POST', '/api/auth/login', { credential: FORM.email, password: FORM.password })
      expect(back).toMatchObject({ status: 200, body: { user: { email: FORM.email } } })
      expect(back.cookie).toContain('access-token=bare-session-')
    })

    test('[E3] errors of fields and the general message both arrive', async () => {
      expect(await send('POST', '/api/auth/register', FORM)).toMatchObject({
        status: 422,
        body: { message: 'Please check the form', errors: { email: ['This address has an account'] } },
      })
    })

    test('[B1] [B2] [E5] shows the cart, deletes an item and clears the selected ones', async () => {
      const credentials = { credential: FORM.email, password: FORM.password }
      const { cookie } = await send('POST', '/api/auth/login', credentials)
      const cart = await send('GET', '/api/pd4/carts?page=2&limit=5', undefined, cookie)
      expect(cart.body).toMatchObject({
        data: {
          items: [
            { id: '6', product: { id: '', name: 'Item 6' }, total: null },
            { id: '7', product: { id: '', name: 'Item 7' }, total: null },
          ],
          meta: { total: 7, current_page: 2, last_page: 2 },
        },
      })
      expect(await send('DELETE', '/api/pd4/carts/6', undefined, cookie)).toMatchObject({
        status: 200,
        body: { data: { id: '6', total_items: 6 } },
      })
      expect(await send('DELETE', '/api/pd4/carts/6', undefined, cookie)).toMatchObject({
        status: 422,
        body: { message: 'That item is not in the cart' },
      })
      expect(await send('DELETE', '/api/pd4/carts-clear', { ids: '1,2' }, cookie)).toMatchObject({
        body: { message: 'Cleared', data: { message: '2 removed', total_items: 4 } },
      })
    })

    test('[A3] recovers a password', async () => {
      const { email } = FORM
      const requested = await send('POST', '/api/auth/request-forget-password', { email })
      expect(requested.body).toMatchObject({ data: { resend_after_seconds: null, code_digits: null } })
      const verified = await send('POST', '/api/auth/verify-forget-password', { email, code: host.code })
      expect(verified).toMatchObject({ status: 200, body: { data: null } })
      const reset = {
        email,
        code: host.code,
        password: 'battery staple',
        password_confirmation: 'battery staple',
      }
      const { body, cookie } = await send('POST', '/api/auth/reset-password', reset)
      expect(body).toMatchObject({ user: { email } })
      expect(cookie).toContain('access-token=bare-session-')
    })

    test('[A6] [G2] a token that the host refuses is no session', async () => {
      const cookie = 'access-token=forged'
      expect((await visit(`${shop.origin}/sign-in`, cookie)).status).toBe(200)
      const guarded = await visit(`${shop.origin}/th/profile/orders`, cookie)
      expect(target(guarded)).toBe('/th')
      expect(guarded.headers.getSetCookie().join()).toContain('access-token=;')
      const profile = await send('GET', '/api/auth/profile', undefined, cookie)
      expect(profile).toMatchObject({ body: { data: { user: null } }, cookie: 'access-token=; signed-in=' })
    })

    test('[A6] [S5] the first document of a refused token is one of a signed-out visitor', async () => {
      for (const cookie of ['access-token=forged', 'access-token=forged; signed-in=000000000000']) {
        const page = await visit(`${shop.origin}/th/help`, cookie)
        const set = page.headers.getSetCookie().map((one) => one.split(';')[0])
        expect([page.status, set]).toEqual([200, expect.arrayContaining(['access-token=', 'signed-in='])])
      }
    })

    test('[A1] the cookie of the specification alone is a session: the readable marker follows from it', async () => {
      const signedIn = await send('POST', '/api/auth/login', {
        credential: FORM.email,
        password: 'battery staple',
      })
      const [token = ''] = signedIn.cookie.split('; ')
      const response = await visit(`${shop.origin}/`, token)
      const marker = response.headers.getSetCookie().find((one) => one.startsWith('signed-in='))
      expect(marker).toMatch(/^signed-in=[\da-f]{12}; .*SameSite=lax/i)
      const [right = ''] = marker?.split(';') ?? []
      const again = await visit(`${shop.origin}/`, `${token}; ${right}`)
      expect(again.headers.getSetCookie().join()).not.toContain('signed-in=')
      const wrong = `${token}; signed-in=wrong`
      expect((await visit(`${shop.origin}/`, wrong)).headers.getSetCookie().join()).toContain(right)
      expect((await send('GET', '/api/auth/profile', undefined, wrong)).cookie).toBe(right)
    })

    test('[A7] over HTTPS the session is a cookie that only the storefront’s own host can set, or the specification’s', async () => {
      const https = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin', origin: shop.origin }
      const response = await fetch(`${shop.origin}/api/auth/login`, {
        method: 'POST',
        headers: {
          ...https,
          origin: shop.origin.replace('http:', 'https:'),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ credential: FORM.email, password: 'battery staple' }),
      })
      const [named = '', own = ''] = response.headers.getSetCookie()
      expect(own).toBe(`__Host-${named}`)
      expect(named).toMatch(/^access-token=[^;]+; Path=\/; Max-Age=259200; SameSite=Lax; Secure; HttpOnly$/)
      const isSignedIn = async (cookie: string) => {
        const profile = await fetch(`${shop.origin}/api/auth/profile`, { headers: { ...https, cookie } })
        return ((await profile.json()) as { data: { user: unknown } }).data.user !== null
      }
      const [stored = '', prefixed = ''] = [named, own].map((cookie) => cookie.split(';')[0])
      expect(await isSignedIn(prefixed)).toBe(true)
      expect(await isSignedIn(stored)).toBe(true)
      expect(await isSignedIn(`${stored}; __Host-access-token=forged`)).toBe(false)
    })

    test('[A6] a marker without a token is cleared', async () => {
      const page = await visit(`${shop.origin}/th/help`, 'signed-in=1')
      expect(page.headers.getSetCookie().join()).toMatch(/signed-in=;.*Max-Age=0/)
      const profile = await send('GET', '/api/auth/profile', undefined, 'signed-in=1')
      expect(profile).toMatchObject({ body: { data: { user: null } }, cookie: 'signed-in=' })
    })

    test('[S4] a stored currency that the host does not list becomes the partner’s', async () => {
      const unlisted = await visit(`${shop.origin}/`, 'currency=EUR')
      expect(unlisted.headers.getSetCookie().join()).toMatch(/currency=THB;/)
      const listed = await visit(`${shop.origin}/`, 'currency=USD')
      expect(listed.headers.getSetCookie().join()).not.toContain('currency=')
    })

    test('[X16] nothing fails on the server', () => {
      expect(logged.filter((line) => /error|⨯/i.test(line))).toEqual([])
    })
  },
)

test('[S3] a stored language that the host does not list becomes English, and one that it lists stays', {
  tags: ['thorough'],
}, async () => {
  const host = await startBareHost({ envelope: 'result', languages: ['en', 'zh-cn'] })
  onTestFinished(host.stop)
  const shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
  onTestFinished(shop.stop)
  const response = await visit(`${shop.origin}/`, 'locale=th')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<html lang="en"')
  expect(response.headers.getSetCookie().join()).toMatch(/locale=en;/)
  expect(target(await visit(`${shop.origin}/`, 'locale=zh-cn'))).toBe('/zh-cn')
})
