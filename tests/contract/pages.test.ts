import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { alternatesFor, alternatesOf } from '../fixtures/alternates'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'

async function page(path: string, cookie = '') {
  const response = await fetch(baseUrl() + path, { redirect: 'manual', headers: { cookie } })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const target = (headers: Headers) => {
  const location = headers.get('location')
  return location && new URL(location, baseUrl()).pathname
}

describe('pages', () => {
  test.each(['/sign-in', '/th/sign-up', '/products?destination=tokyo'])(
    '[A6] %s: redirects a form posted to the page itself, without its values in the URL',
    async (path) => {
      const response = await fetch(baseUrl() + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ credential: 'mali@example.com', password: 'sun over sand' }),
      })
      expect(response.status).toBe(303)
      expect(new URL(response.headers.get('location') ?? '', baseUrl()).href).toBe(baseUrl() + path)
    },
  )

  const paths = ['/', '/products', '/categories/tours-experiences', '/products/wat-arun-longtail-sunset']

  test.each(LOCALES)(
    '[R4, N3] %s: the listing of one category has the address of its page',
    async (locale) => {
      const { status, html } = await page(`${prefixOf(locale)}/products?product_categories=CATEGORY_018`)
      expect(status).toBe(200)
      expect(alternatesOf(html)).toEqual(alternatesFor('/categories/tours-experiences'))
    },
  )

  test.each(LOCALES)(
    '[N1, N3] %s: language, canonical and alternates on every public page',
    async (locale) => {
      for (const path of paths) {
        const address = locale === 'en' ? path : path === '/' ? prefixOf(locale) : prefixOf(locale) + path
        const { status, html } = await page(address)
        expect(status, address).toBe(200)
        expect(html).toContain(`lang="${locale}"`)
        expect(html, address).toMatch(/<link rel="canonical" href="[^"]+"/)
        expect(alternatesOf(html), address).toEqual(alternatesFor(path))
      }
    },
  )

  test.each([
    ['THB', '฿1,290'],
    ['USD', 'US$'],
    ['JPY', 'JP¥'],
    ['CNY', '¥'],
  ])('[S5] the first HTML has the price in %s', async (currency, shown) => {
    const { html } = await page('/products/wat-arun-longtail-sunset', `currency=${currency}`)
    expect(html.replaceAll('<!-- -->', '')).toContain(shown)
  })

  test('[S4] the stored currency defaults to the partner’s, for a year, on every path', async () => {
    const { headers } = await page('/', 'currency=XXX')
    const cookie = headers.getSetCookie().find((header) => header.startsWith('currency='))
    expect(cookie).toMatch(/^currency=THB; Path=\/;.*Max-Age=31536000;.*SameSite=lax/i)
  })

  test('[S4] stores the language of the URL for 365 days', async () => {
    const { headers } = await page('/th/products')
    const cookie = headers.getSetCookie().find((header) => header.startsWith('locale='))
    expect(cookie).toMatch(/^locale=th; Path=\/;.*Max-Age=31536000;.*SameSite=lax/i)
  })

  test('[S3] an unsupported stored language falls back to English', async () => {
    const { status, html } = await page('/', 'locale=xx')
    expect(status).toBe(200)
    expect(html).toContain('lang="en"')
  })

  test.each(LOCALES)(
    '[G2] %s: redirects a signed-out visitor of /profile home before any HTML',
    async (locale) => {
      for (const cookie of ['', 'access-token=forged', `access-token=${'A'.repeat(43)}`]) {
        const { status, headers } = await page(`${prefixOf(locale)}/profile/orders`, cookie)
        expect([status, target(headers)]).toEqual([307, prefixOf(locale) || '/'])
      }
    },
  )

  test.each(LOCALES)('[R5] %s: an unknown product is a real 404', async (locale) => {
    const { status, html } = await page(`${prefixOf(locale)}/products/no-such-thing`)
    expect(status).toBe(404)
    expect(html).toContain(`lang="${locale}"`)
  })

  test.each([
    ['', 'Page not found'],
    ['/th', 'ไม่พบหน้านี้'],
    ['/zh-cn', '页面不存在'],
  ])('[R15] an unmatched route under "%s" is 404 in its language', async (prefix, message) => {
    const { status, html } = await page(`${prefix}/no/such/page`)
    expect(status).toBe(404)
    expect(html).toContain(message)
  })

  test.each(['/th/products/x.png', '/th/nope.png', '/th/foo/bar.txt'])(
    '[R15] %s is the shop’s own 404',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(404)
      expect(html).toContain('lang="th"')
    },
  )

  test('an unknown API path returns the error envelope', async () => {
    const response = await fetch(`${baseUrl()}/api/nope`, { headers: { 'accept-language': 'th' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ result: false, code: 'NOT_FOUND', message: 'ไม่พบหน้านี้' })
  })

  test('shared caches cannot mix up currencies; a browser’s cache revalidates and gets 304', async () => {
    const { headers } = await page('/')
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
    // Not with fetch, which bypasses the cache whenever an ETag is sent.
    const again = await new Promise((resolve, reject) =>
      get(`${baseUrl()}/`, { headers: { 'if-none-match': headers.get('etag') ?? '' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject),
    )
    expect(again).toBe(304)
  })

  test.each([
    '/listing/all',
    '/th/listing/all',
    '/search/cT14',
    '/th/search/cT14',
    '/en/THB',
    '/missing/unmatched',
    '/th/missing/unmatched',
  ])('%s exposes no internal folder', async (path) => {
    const response = await fetch(baseUrl() + path)
    expect(response.status).toBe(404)
  })

  test.each([
    '/products?product_categories=%27%20OR%201=1--',
    '/products?page=-1',
    `/products?destination=${'x'.repeat(5000)}`,
    '/products?sort=%3Cscript%3Ealert(1)%3C/script%3E',
  ])('an invalid query renders the normal page: %s', async (path) => {
    const { status, html } = await page(path.slice(0, 6000))
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert(1)')
  })

  test('[C6] image URLs carry size and format; other sizes are not generated', async () => {
    const image = await fetch(`${baseUrl()}/img/w_320,f_webp/products/wat-arun-longtail-sunset/0`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    for (const path of [
      '/img/w_321,f_webp/products/wat-arun-longtail-sunset/0',
      '/img/w_320,f_webp/products/none/0',
      '/img/w_320,f_gif/site/sign-in',
      '/img/w_640,f_avif/site/sign-in',
      '/img/w_3072,f_png/site/hero-home',
      '/img/w_1536,f_png/products/wat-arun-longtail-sunset/0',
      '/img/w_3072,f_webp/social/site/preview',
      '/img/w_320,f_webp/..%2F..%2Fetc/passwd',
    ])
      expect((await fetch(baseUrl() + path)).status, path).toBe(404)
  })
})
