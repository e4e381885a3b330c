import { describe, expect, test } from 'vitest'
import { inLocale, LOCALES, type Localized } from '@/lib/domain/locale'
import { readSeed } from '@/lib/server/db/seed/seed-files'
import { alternatesFor, alternatesOf } from '../fixtures/alternates'
import { formsTo } from '../fixtures/forms'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { inTurn } from '../setup/thorough'

const { categories = [] } = await readSeed()

async function page(path: string) {
  const response = await fetch(baseUrl() + path, { redirect: 'manual' })
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return { status: response.status, html }
}

const WORDS: Record<string, Localized> = {
  '/categories/boat-trips': { en: 'Boat trips', th: 'ล่องเรือ', 'zh-cn': '游船' },
  '/destination/kyoto': { en: 'Getting there', th: 'วิธีเดินทาง', 'zh-cn': '怎么去' },
  '/esim': { en: 'Land with data already on.', th: 'ลงเครื่องแล้วมีเน็ตเลย', 'zh-cn': '落地就有网' },
}

describe('categories, destinations and eSIM', () => {
  test.each(LOCALES)(
    '[R6] [R7] [R12] [N2] [N3] %s: messages, canonical URL and alternates',
    async (locale) => {
      for (const [path, messages] of Object.entries(WORDS)) {
        const { status, html } = await page(prefixOf(locale) + path)
        expect(status, path).toBe(200)
        expect(html).toContain(inLocale(messages, locale))
        expect(html, path).toContain(`lang="${locale}"`)
        expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${prefixOf(locale)}${path}"`))
        expect(alternatesOf(html), path).toEqual(alternatesFor(path))
        expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
      }
    },
  )

  test('[R6] every category has a page', async () => {
    const statuses = await Promise.all(
      categories.map(async ({ slug }) => [slug, (await page(`/categories/${slug}`)).status]),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })

  test.each(LOCALES)('[R6] [R7] %s: an unknown slug is a 404 that names the full path', async (locale) => {
    for (const path of ['/categories/no-such-thing', '/destination/atlantis']) {
      const { status, html } = await page(prefixOf(locale) + path)
      expect(status).toBe(404)
      expect(html).toContain(`${prefixOf(locale)}${path}`)
      if (locale === 'en') expect(html).toContain(`Page Not Found: ${path}`)
      const response = await page(`${prefixOf(locale)}${path}?x=1&y=<script>alert(1)</script>`)
      expect(response.status).toBe(404)
      expect(response.html).toContain(`${prefixOf(locale)}${path}?x=1&amp;y=`)
      expect(response.html).not.toContain('<script>alert(1)')
    }
  })

  test.each([
    '/categories/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/destination/%27%20OR%201=1--',
    `/categories/${'x'.repeat(3000)}`,
    `/destination/${'%E0%B8%81'.repeat(200)}`,
    '/categories/CATEGORY_001',
    '/destination/bangkok/more',
  ])('[R6] [R7] %s is a 404 that repeats no dangerous input', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(html).not.toContain('<script>alert(1)')
  })

  test('[R6] a category opens the listing filtered by it, alone and with each destination, without a link', async () => {
    const { html } = await page('/categories/tours-experiences')
    const fields = formsTo('/products', html)
    expect(fields).toContainEqual({ product_categories: 'CATEGORY_018' })
    expect(fields).toContainEqual({ product_categories: 'CATEGORY_018', destination: 'bangkok' })
    expect(html).toContain('href="/categories/boat-trips"')
  })

  test('[R7] a destination has its products by kind, its data plans and nearby destinations', async () => {
    const { html } = await page('/th/destination/bangkok')
    expect(html).toMatch(/id="tours-experiences".*?<h2>.*?href="\/th\/products\/wat-arun-longtail-sunset"/s)
    expect(html).toContain('href="/th/products/esim-thailand?option=esim-thailand.')
    expect(html).toContain('href="/th/destination/phuket"')
    expect(html).toContain('"@type":"TouristDestination"')
  })

  test('[R12] without JavaScript the eSIM page lists links to existing plans', async () => {
    const { html } = await page('/esim')
    for (const code of ['th', 'jp', 'fr', 'kr'])
      expect(html, code).toMatch(
        new RegExp(`href="#${code}"[\\s\\S]*id="${code}"|id="${code}"[\\s\\S]*href="#${code}"`),
      )
    expect(html).toContain('/products/esim-europe?option=esim-europe.15-days-5gb')
    expect(html).toContain('*#06#')
  })
})

describe('arbitrary query strings', () => {
  const HOSTILE = new URLSearchParams({
    q: `<script>alert(1)</script>"><img src=x onerror=alert(1)>'; DROP TABLE products; --`,
    page: '1000000000',
    price_min: '-1',
    product_categories: 'NO_SUCH_CATEGORY',
    destination: '<svg onload=alert(1)>',
    option: '</script><script>alert(1)</script>',
    product: '<script>alert(1)</script>',
    text: 'ก'.repeat(1_100),
  })
  const dangerous = /<script>alert|<img src=x|<svg onload|alert\(1\)<\/script>/

  const PATHS = [
    '/',
    '/products',
    '/products/bangkok-sky-deck',
    '/categories/boat-trips',
    '/destination/kyoto',
    '/esim',
    '/services',
    '/services-info',
    '/help',
    '/support',
    '/press',
    '/cart',
    '/checkout/add-to-cart',
    '/sign-in',
  ]
  test.each(PATHS.entries().toArray())(
    '[R1] [R4] [R5] [R6] [R7] page %i, %s, is the normal page, the languages in turn',
    async (position, path) => {
      expect(HOSTILE.toString().length).toBeGreaterThan(10_000)
      for (const locale of inTurn(LOCALES, position)) {
        const address = (prefixOf(locale) + path).replace(/(.)\/$/, '$1')
        const { status, html } = await page(`${address}?${HOSTILE}`)
        // No listing has so many pages.
        expect([locale, status]).toEqual([locale, path === '/products' ? 404 : 200])
        expect(html).toContain('<h1')
        expect(html).not.toMatch(dangerous)
      }
    },
  )

  test.each(['/products/nothing', '/categories/nothing', '/destination/nothing', '/nothing'])(
    '[R5] [R6] [R7] [R15] %s is a 404 that repeats no unescaped input',
    async (path) => {
      const { status, html } = await page(`${path}?${HOSTILE}`)
      expect(status).toBe(404)
      expect(html).not.toMatch(dangerous)
    },
  )
})

describe('listing', () => {
  test.each([
    '/products?price_min=-1&price_max=1e400',
    '/products?price_min=900&price_max=5&price_currency=ZZZ',
    '/products?duration=%00&language=%F0%9F%98%80',
    '/products?free_cancellation=%3Cscript%3Ealert(1)%3C%2Fscript%3E&hotel_pickup[]=1',
    `/products?product_categories=${'CATEGORY_001,'.repeat(700)}`,
    `/products?${'a=b&'.repeat(1500)}`,
    '/products?page=x10',
    '/products?destination=..%2F..%2Fetc%2Fpasswd',
    '/products?%E0%A4%A=%E0%A4%A',
  ])('[R4] %s renders the normal page', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert(1)')
  })

  test.each([
    'page=99999999999999999999',
    'product_categories=CATEGORY_999',
    'product_categories=nope',
    'product_categories=CATEGORY_018,CATEGORY_999',
    'destination=atlantis',
    'destination=kyoto&destination=nope',
    'product_categories=CATEGORY_078&destination=cusco',
  ])('[R4] [E2] %s is no listing: 404 with the page for a visitor, without it for a bot', async (query) => {
    const { status, html } = await page(`/products?${query}`)
    expect(status).toBe(404)
    expect(html).toMatch(/name="robots" content="noindex/)
    const bot = await fetch(`${baseUrl()}/products?${query}`, {
      headers: { 'user-agent': 'Googlebot/2.1' },
    })
    expect([bot.status, await bot.text()]).toEqual([404, ''])
  })

  test('[R4] an empty result names the filter whose removal gives results', async () => {
    const { status, html } = await page(
      '/products?destination=cusco&wheelchair=1&duration=short&hotel_pickup=1',
    )
    expect(status).toBe(200)
    expect(html).toContain('Nothing matches these filters')
    expect(html).toMatch(/name="robots" content="noindex/)
    const filtered = await page('/products?product_categories=CATEGORY_078&destination=cusco')
    expect(filtered.status).toBe(404)
    expect(filtered.html).toMatch(/Cusco: \d+ without it/)
  })

  test('[R4] [N3] one view has one canonical URL, whatever the order of the query', async () => {
    const { html } = await page(
      '/th/products?hotel_pickup=1&sort=recommended&product_categories=CATEGORY_018',
    )
    expect(html).toMatch(
      /<link rel="canonical" href="[^"]*\/th\/products\?product_categories=CATEGORY_018&amp;hotel_pickup=1"/,
    )
  })
})

describe('search engines', () => {
  test('[N3] the sitemaps have every public page in every language with its alternates', async () => {
    const index = await page('/sitemap.xml')
    expect(index.status).toBe(200)
    const files = [...index.html.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    const sitemaps = await Promise.all(files.map(page))
    expect(sitemaps.map(({ status }) => status)).toEqual(files.map(() => 200))
    const xml = sitemaps.map(({ html }) => html).join('')
    for (const path of ['/esim', '/categories/boat-trips', '/destination/kyoto', '/products/esim-japan'])
      for (const locale of LOCALES)
        expect(xml, path).toMatch(new RegExp(`<loc>https?://[^<]*${prefixOf(locale)}${path}</loc>`))
    expect(xml).toMatch(/hreflang="zh-Hans" href="https?:\/\/[^"]*\/zh-cn\/esim"/)
    expect(xml).toMatch(/<image:loc>[^<]*\/img\/w_1280,f_jpeg\/products\/esim-japan/)
    expect(xml).not.toContain('/categories/travel-services')
    expect(xml).not.toMatch(/\/(profile|cart|checkout|sandbox)/)
    for (const unknown of ['product-99.en.xml', 'product-1.fr.xml', 'order-1.en.xml'])
      expect((await page(`/sitemaps/${unknown}`)).status, unknown).toBe(404)
  })

  test('robots.txt names the sitemap and excludes the sandbox, but no page that says itself that it is not to be indexed', async () => {
    const { status, html: text } = await page('/robots.txt')
    expect(status).toBe(200)
    expect(text).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m)
    expect(text).toContain('Disallow: /th/sandbox/')
    expect(text).toContain('Disallow: /api/')
    expect(text).not.toMatch(/profile|cart|checkout|order|supplier|venue/)
  })
})
