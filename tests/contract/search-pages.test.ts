import { describe, expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'

async function page(path: string) {
  const response = await fetch(baseUrl() + path, { redirect: 'manual' })
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  expect(headers.length, 'what a server in front takes').toBeLessThan(8_192)
  return { status: response.status, html: await response.text() }
}

const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex')

describe('the listing for search engines', () => {
  test.each([
    ['/products', '/products'],
    ['/products?page=2', '/products?page=2'],
    ['/products?sort=price_low', '/products'],
    ['/products?product_categories=CATEGORY_018', '/categories/tours-experiences'],
    ['/products?product_categories=CATEGORY_019', '/categories/boat-trips'],
    ['/products?destination=bangkok', '/destination/bangkok'],
    ['/products?product_categories=CATEGORY_084', '/services'],
    ['/categories/travel-services', '/services'],
    ['/services', '/services'],
    ['/products?product_categories=CATEGORY_018&sort=price_low', '/categories/tours-experiences'],
  ])('[R4] of %s, search engines index %s', async (path, own) => {
    const { html } = await page(path)
    expect(isHidden(html)).toBe(false)
    expect(canonical(html)).toBe(new URL(own, baseUrl()).href)
  })

  test.each([
    '/products?q=boat',
    '/products?from=2026-12-01',
    '/products?price_max=500',
    '/products?product_categories=CATEGORY_018&destination=bangkok',
    '/products?product_categories=CATEGORY_018,CATEGORY_001',
    '/products?product_categories=CATEGORY_018&page=2',
    '/products?destination=bangkok,phuket',
    '/products?product_categories=CATEGORY_999',
  ])('[R4] %s is not indexable', async (path) => {
    expect(isHidden((await page(path)).html)).toBe(true)
  })
})

describe('a price in words', () => {
  test.each([
    ['/products?q=boat%20under%20500%20baht', '/products?q=boat&price_max=500&price_currency=THB'],
    ['/th/products?q=ไม่เกิน%20500', '/th/products?price_max=500'],
    ['/zh-cn/products?q=500元以下', '/zh-cn/products?price_max=500&price_currency=CNY'],
  ])('[R4] %s leads to the filter %s', async (path, target) => {
    const response = await fetch(baseUrl() + path, { redirect: 'manual' })
    expect([response.status, new URL(response.headers.get('location') ?? '', baseUrl()).href]).toEqual([
      307,
      baseUrl() + target,
    ])
  })
})

describe('search results page', () => {
  test.each([
    ['', 'Results for “郑王庙”'],
    ['/th', 'ผลการค้นหา “郑王庙”'],
    ['/zh-cn', '“郑王庙”的搜索结果'],
  ])(
    '[R4] [N2] under "%s" it is complete without JavaScript, with the search text as the heading',
    async (prefix, heading) => {
      const { status, html } = await page(`${prefix}/products?q=%E9%83%91%E7%8E%8B%E5%BA%99`)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
      expect(html).toContain(`href="${prefix}/products/wat-arun-longtail-sunset"`)
      // No placeholder waits to be replaced.
      expect(html).not.toMatch(/hidden id="S:\d/)
    },
  )

  test('[R4] the form without JavaScript submits the displayed filters and the search text', async () => {
    const { html } = await page(
      '/products?q=boat&destination=bangkok&price_min=abc&price_currency=THB&rating_min=',
    )
    expect(html).toContain('<input type="hidden" name="q" value="boat"')
    expect(html).toMatch(/<option value="bangkok" selected="">/)
  })

  test.each([
    `/products?q=${encodeURIComponent('<script>alert(1)</script>')}`,
    `/products?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
    `/products?q=${encodeURIComponent("'; DROP TABLE products; --")}`,
    `/products?q=${encodeURIComponent('{{7*7}}')}`,
    `/products?q=${'wat%20'.repeat(2_000)}`,
    `/products?q=${encodeURIComponent('🛶'.repeat(800))}`,
    `/products?q=${encodeURIComponent('วัดอรุณ'.repeat(490))}`,
    `/products?q=${encodeURIComponent('郑王庙'.repeat(1_140))}&destination=${'x'.repeat(10_000)}`,
    '/products?destination=bangkok,phuket&product_categories=CATEGORY_001,CATEGORY_018',
    '/products?q=%00%ff%fe&from=0000-00-00&to=9999-99-99',
    '/products?q=a&q=b&page=-1e9&rating_min=1e3',
    '/products?from=2026-12-31&to=2026-01-01&price_min=-1',
  ])('[R4] renders the normal page for any query: %#', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).toContain('<h1')
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<img src=x')
    expect(canonical(html)?.length ?? 0).toBeLessThan(1_500)
  })

  test('[R4] a page past the last one says so and lists no products', async () => {
    const { status, html } = await page('/products?page=900')
    expect([status, (await page('/products?q=boat&page=900')).status]).toEqual([404, 404])
    expect(html).toContain('Page not found')
    expect(html).not.toContain('Nothing matches these filters')
    expect(html).not.toMatch(/21577/)
  })

  test.each([
    ['', 'This destination does not exist or is no longer available.'],
    ['/th', 'ไม่มีจุดหมายนี้ หรือเลิกจำหน่ายแล้ว'],
    ['/zh-cn', '这个目的地不存在，或已不再提供。'],
  ])(
    '[R4] under "%s" an unknown destination is reported by name on all of its pages',
    async (prefix, message) => {
      for (const more of ['', '&page=7', '&q=boat']) {
        const { status, html } = await page(`${prefix}/products?destination=atlantis${more}`)
        expect(status).toBe(404)
        expect(html).toContain(message)
      }
    },
  )

  test.each([
    ['', 'Ignored, because there is no such category or destination: nope'],
    ['/th', 'ไม่มีหมวดหมู่หรือจุดหมายเหล่านี้ จึงไม่ได้ใช้กรอง: nope'],
    ['/zh-cn', '没有这些分类或目的地，已略过：nope'],
  ])(
    '[R4] [N2] under "%s" the known values of a list filter, the unknown ones are named',
    async (prefix, message) => {
      const { status, html } = await page(`${prefix}/products?destination=bangkok,nope`)
      expect([status, html.includes(message)]).toEqual([404, true])
      const ids = async (query: string) => {
        const response = await fetch(`${baseUrl()}/api/catalog/products?${query}`)
        const { data } = (await response.json()) as { data: { items: Array<{ id: string }> } }
        return data.items.map(({ id }) => id)
      }
      const known = await ids('destination=bangkok')
      expect(known.length).toBeGreaterThan(0)
      expect(await ids('destination=bangkok,nope')).toEqual(known)
      expect(await ids('destination=nope,nowhere')).toEqual([])
      for (const id of known.slice(0, 5)) expect(html).toContain(`${prefix}/products/${id}`)
    },
  )

  test('[R4] every language in which a product is offered has a checkbox', async () => {
    const { html } = await page('/products')
    for (const code of ['en', 'th', 'ar', 'nl', 'no'])
      expect(html).toMatch(new RegExp(`<input[^>]*name="language"[^>]*value="${code}"`))
    expect(html).toContain('2 more languages')
  })

  test('[R4] an empty result says so and links to related results', async () => {
    const { html } = await page('/products?q=zzzzzzz&destination=paris')
    expect(html).toContain('Nothing found for “zzzzzzz”')
    expect(html).toMatch(/href="\/products\?destination=paris"[^>]*>.*?“zzzzzzz”: \d+ without it/s)
    expect(html).toContain('href="/categories/attraction-tickets"')
  })

  test('[R4] a typing error is corrected and the correction shown', async () => {
    const { html } = await page('/products?q=wat+arum')
    expect(html).toContain('href="/products/wat-arun-longtail-sunset"')
    expect(html).toMatch(/No results for “(<!-- -->)?wat arum/)
    expect(html).toContain('href="/products?q=wat+arun"')
  })
})
