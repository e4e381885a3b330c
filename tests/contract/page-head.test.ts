import { expect, test } from 'vitest'
import { factsOf, LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { sql } from '../fixtures/database'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'

const PUBLIC = [
  '/',
  '/products',
  '/products/wat-arun-longtail-sunset',
  '/products/bangkok-riverside-hotel',
  '/products/esim-japan',
  '/categories/attraction-tickets',
  '/categories/boat-trips',
  '/destination/kyoto',
  '/esim',
  '/services',
  '/services-info',
  '/help',
  '/support',
  '/about',
  '/press',
  '/privacy-policy',
  '/terms-and-conditions',
]
const OF_ONE_VISITOR = ['/cart', '/checkout', '/sign-in', '/sign-up', '/forgot-password']

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

async function headOf(path: string): Promise<string> {
  const html = await (await fetch(baseUrl() + path)).text()
  return html.slice(0, html.indexOf('</head>'))
}

/** The contents of the meta elements of a name or property. */
const metas = (head: string, name: string) =>
  [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].flatMap(([, key, content]) =>
    key === name ? [plain(content ?? '')] : [],
  )

const code = (locale: (typeof LOCALES)[number]) => factsOf(locale).dateTag.replace('-', '_')

test.each(LOCALES)(
  '[N3] %s: the head of each page has its address, language and texts of fitting length',
  async (locale) => {
    const maxDescription = factsOf(locale).script === 'han' ? 80 : 155
    for (const path of PUBLIC) {
      const address = prefixOf(locale) + path
      const head = await headOf(address)
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? []
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? []
      expect(metas(head, 'og:url'), address).toEqual([canonical])
      expect(metas(head, 'og:locale'), address).toEqual([code(locale)])
      expect(metas(head, 'og:locale:alternate').toSorted(), address).toEqual(
        LOCALES.filter((other) => other !== locale)
          .map(code)
          .toSorted(),
      )
      expect(plain(title).length, `${address}: ${title}`).toBeLessThanOrEqual(60)
      expect(title.length, address).toBeGreaterThan(5)
      expect(title, address).not.toMatch(/…$|Sunhop.*Sunhop/)
      const [description = ''] = metas(head, 'description')
      expect(description.length, `${address}: ${description}`).toBeLessThanOrEqual(maxDescription)
      expect(description.length, address).toBeGreaterThan(15)
      expect(metas(head, 'robots'), address).toEqual([])
    }
  },
)

test.each(LOCALES)('[N3] [R4] [R14] %s: titles say more than the heading of the page', async (locale) => {
  const t = translator(locale)
  for (const [path, heading] of [
    ['/products', t('listing.everything')],
    ['/help', t('pages.help.title')],
    ['/about', t('pages.about.title', { shop: 'Sunhop' })],
  ] as const) {
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await headOf(prefixOf(locale) + path)) ?? []
    expect(plain(title), path).toContain(heading)
    expect(plain(title).replace(' · Sunhop', '').length, path).toBeGreaterThan(heading.length + 8)
  }
})

test('[N3] pages of one visitor are requested by search engines, and tell them not to index', async () => {
  const rules = await (await fetch(`${baseUrl()}/robots.txt`)).text()
  for (const path of OF_ONE_VISITOR)
    for (const locale of LOCALES) {
      const address = prefixOf(locale) + path
      expect(metas(await headOf(address), 'robots'), address).toEqual(['noindex, follow'])
      expect(rules).not.toMatch(new RegExp(`^Disallow: ${address}$`, 'm'))
    }
})

test('[N3] pages of a link or a partner are requested, and tell search engines not to index or follow', async () => {
  const rules = await (await fetch(`${baseUrl()}/robots.txt`)).text()
  for (const path of ['/order/x', '/supplier/x', '/venue'])
    for (const locale of LOCALES) {
      const address = prefixOf(locale) + path
      expect(metas(await headOf(address), 'robots'), address).toEqual(['noindex, nofollow'])
      expect(rules).not.toContain(`Disallow: ${address.replace(/x$/, '')}`)
    }
})

test('[G2] an account page in another spelling leads elsewhere at once', async () => {
  for (const [path, target] of [
    ['/en/profile/orders/', '/'],
    ['/TH/profile/orders/', '/th'],
  ] as const) {
    const { status, headers } = await fetch(baseUrl() + path, { redirect: 'manual' })
    const location = new URL(headers.get('location') ?? '', baseUrl())
    expect([status, location.pathname], path).toEqual([307, target])
  }
})

test('[N3] an account page leads crawlers, who have no account, elsewhere without being indexed', async () => {
  for (const locale of LOCALES) {
    const address = `${baseUrl()}${prefixOf(locale)}/profile/orders`
    const { status, headers } = await fetch(address, { redirect: 'manual' })
    expect([status, headers.get('x-robots-tag')], address).toEqual([307, 'noindex'])
  }
})

test('[R6] a category without products is not indexed, and promises none', async () => {
  const slug = 'without-products'
  const changed = () => sql("INSERT INTO catalog_changes (tags) VALUES ('{categories}')")
  await sql(
    `INSERT INTO categories (id, parent_id, slug, icon, position, label, summary)
      VALUES ('CATEGORY_998', 'CATEGORY_001', $1, 'ticket', 99, '{"en":"Nothing yet"}', '{"en":"Not on sale yet."}')`,
    [slug],
  )
  try {
    await changed()
    await expect
      .poll(async () => (await fetch(`${baseUrl()}/categories/${slug}`)).status, { timeout: 20_000 })
      .toBe(200)
    const head = await headOf(`/categories/${slug}`)
    expect(metas(head, 'robots')).toEqual(['noindex, follow'])
    expect(head).toContain('<title>Nothing yet · Sunhop</title>')
  } finally {
    await sql('DELETE FROM categories WHERE slug = $1', [slug])
    await changed()
  }
})

test('[R6] a destination with neither products nor a guide is not indexed', async () => {
  const slug = 'without-a-guide'
  const changed = () => sql("INSERT INTO catalog_changes (tags) VALUES ('{areas}')")
  await sql(
    `INSERT INTO areas (slug, position, groups, country, time_zone, latitude, longitude)
      VALUES ($1, 999, '{}', 'TH', 'Asia/Bangkok', 15, 101)`,
    [slug],
  )
  await sql(
    `INSERT INTO area_translations (area_slug, locale, name, country_name, summary)
      SELECT $1, unnest('{en,th,zh-cn}'::text[]), 'Nowhere yet', 'Thailand', ''`,
    [slug],
  )
  try {
    await changed()
    await expect
      .poll(async () => (await fetch(`${baseUrl()}/destination/${slug}`)).status, { timeout: 20_000 })
      .toBe(200)
    expect(metas(await headOf(`/destination/${slug}`), 'robots')).toEqual(['noindex, follow'])
  } finally {
    await sql('DELETE FROM areas WHERE slug = $1', [slug])
    await changed()
  }
})
