import { expect, test } from 'vitest'
import type { Product } from '@/lib/contract/catalog'
import { LOCALES } from '@/lib/domain/locale'
import { formatDate, formatMoney } from '@/lib/i18n/format'
import { translator } from '@/lib/i18n/translate'
import { openPage } from '../crawl/crawl'
import { faultsOf } from '../crawl/rules'
import { newProduct } from '../fixtures/catalog'
import { sql } from '../fixtures/database'
import { baseUrl, request } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import { structuredDataFaults } from '../fixtures/structured-data-rules'
import { visibleText } from '../fixtures/visible-text'

type Data = Record<string, unknown> & { '@type': string }

const AVAILABILITY = {
  available: 'InStock',
  few: 'LimitedAvailability',
  sold_out: 'SoldOut',
  closed: 'OutOfStock',
} as const

/** A product of each vertical, and the other kinds of page that have data. */
const KINDS: Readonly<Record<string, string[]>> = {
  '/products/bangkok-sky-deck': ['Product', 'BreadcrumbList'],
  '/products/atlas-villages-day': ['Product', 'TouristTrip', 'BreadcrumbList'],
  '/products/bangkok-airport-express-train': ['Product', 'BreadcrumbList'],
  '/products/bangkok-riverside-hotel': ['Product', 'LodgingBusiness', 'BreadcrumbList'],
  '/products/beijing-duck-dinner': ['Product', 'BreadcrumbList'],
  '/products/china-pocket-wifi': ['Product', 'BreadcrumbList'],
  '/products/dubai-airport-lounge': ['Product', 'BreadcrumbList'],
  '/products/alpine-chocolate-box': ['Product', 'BreadcrumbList'],
  '/products/esim-japan': ['Product', 'BreadcrumbList'],
  '/products': ['ItemList', 'BreadcrumbList'],
  '/categories/boat-trips': ['ItemList', 'BreadcrumbList'],
  '/destination/kyoto': ['TouristDestination', 'ItemList', 'BreadcrumbList'],
  '/esim': ['ItemList', 'BreadcrumbList'],
  '/services': ['ItemList', 'BreadcrumbList'],
  '/help': ['FAQPage', 'BreadcrumbList'],
  '/': ['Organization', 'WebSite'],
}

/** The schema.org data of a page by type, and its text. */
async function read(path: string) {
  const html = await (await fetch(baseUrl() + path)).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const all = scripts.map(([, json = '']) => JSON.parse(json) as Data)
  return {
    html,
    text: visibleText(html),
    all,
    of: (type: string) => all.filter((data) => data['@type'] === type),
  }
}

interface Item {
  position: number
  name: string
  url?: string
  item?: string
}

const itemsOf = (data: Data | undefined) => (data?.itemListElement ?? []) as Item[]
interface Aggregate {
  lowPrice: string
  highPrice: string
  offers: Data[]
}
/** The offers of a product: those that its lowest price is of, and the others beside them. */
function offersOf(data: Data | undefined): { aggregate: Aggregate; all: Data[] } {
  const [aggregate, ...others] = [data?.offers ?? { offers: [] }].flat() as [Aggregate, ...Data[]]
  return { aggregate, all: [...aggregate.offers, ...others] }
}
/** Thai names have elements within, which keep words together. */
const unspaced = (text: string) => text.replaceAll(/\s+/g, '')

test.each(LOCALES)('[N3] %s: lists and paths of a page are named as it shows them', async (locale) => {
  const prefix = prefixOf(locale)
  for (const path of ['/products', '/categories/boat-trips', '/destination/kyoto', '/esim', '/services']) {
    const { text, of } = await read(prefix + path)
    const [list, ...others] = of('ItemList')
    expect(others, path).toEqual([])
    expect(itemsOf(list).length, path).toBeGreaterThan(0)
    for (const [index, { position, name, url = '' }] of itemsOf(list).entries()) {
      expect(position).toBe(index + 1)
      expect(unspaced(text), path).toContain(unspaced(name))
      expect(new URL(url).pathname, path).toMatch(new RegExp(`^${prefix}/products/[a-z0-9-]+$`))
    }
    const crumbs = itemsOf(of('BreadcrumbList')[0])
    expect(crumbs.length, path).toBeGreaterThan(1)
    for (const { name } of crumbs) expect(unspaced(text), path).toContain(unspaced(name))
    expect(crumbs.slice(0, -1).every(({ item }) => item?.startsWith('http'))).toBe(true)
  }
})

test.each(LOCALES)(
  '[R5] [N3] %s: a product has an offer for each option, with the prices of the page',
  async (locale) => {
    for (const id of [
      'wat-arun-longtail-sunset',
      'bangkok-riverside-hotel',
      'esim-japan',
      'phuket-aquarium',
    ]) {
      const { options, from } = (await request('GET', `/api/catalog/products/${id}`, { locale })).body
        .data as Product
      const { text, of } = await read(`${prefixOf(locale)}/products/${id}`)
      const { aggregate, all } = offersOf(of('Product')[0])
      const prices = aggregate.offers.map(({ price }) => Number(price))
      expect(all.map(({ name }) => name).toSorted()).toEqual(options.map(({ name }) => name).toSorted())
      expect(Number(aggregate.lowPrice)).toBe(Math.min(...prices))
      expect(Number(aggregate.highPrice)).toBe(Math.max(...prices))
      expect(formatMoney(from)).toBe(
        formatMoney({ ...from, amount: Math.round(Number(aggregate.lowPrice) * 100) }),
      )
      expect(text).toContain(formatMoney(from))
      for (const option of options) {
        expect(all.find(({ name }) => name === option.name)).toMatchObject({
          priceCurrency: option.from.price.currency,
          availability: `https://schema.org/${AVAILABILITY[option.availability ?? 'closed']}`,
          priceValidUntil: option.from.until,
        })
        expect(text, `${id} ${option.name}`).toContain(formatMoney(option.from.price))
      }
      expect(of('BreadcrumbList')).toHaveLength(1)
    }
  },
)

test.each(LOCALES)(
  '[C4] [N3] %s: a stay has its stars and amenities, as page and card show them',
  async (locale) => {
    const t = translator(locale)
    const { text, of } = await read(`${prefixOf(locale)}/products/bangkok-riverside-hotel`)
    const [house, ...others] = of('LodgingBusiness')
    expect(others).toEqual([])
    expect(house).toMatchObject({ name: 'Baan Tha Nam Hotel', starRating: { ratingValue: 4, bestRating: 5 } })
    expect(text).toContain(t('listing.stay.stars', { stars: 4 }))
    const names = ((house?.amenityFeature ?? []) as Array<{ name: string }>).map(({ name }) => name)
    expect(names[0]).toBe(t('listing.stay.amenities.pool'))
    for (const name of names) expect(text).toContain(name)
    expect((await read(`${prefixOf(locale)}/products/esim-japan`)).of('LodgingBusiness')).toEqual([])
    const listing = await read(`${prefixOf(locale)}/products?product_categories=CATEGORY_201`)
    expect(unspaced(listing.text)).toContain(unspaced(`· ${t('listing.stay.stars', { stars: 4 })}`))
  },
)

test.each(LOCALES)('[C4] [N3] %s: options of both directions differ by their routes', async (locale) => {
  const { html, text, of } = await read(`${prefixOf(locale)}/products/heathrow-london-train`)
  const names = offersOf(of('Product')[0]).all.map(({ name }) => String(name))
  expect(new Set(names).size).toBe(6)
  for (const name of names) expect(unspaced(text)).toContain(unspaced(name))
  expect(structuredDataFaults(of('Product'))).toEqual([])
  // Both directions have the same terms, which are said once.
  const bare = names[0]?.split(/[:：] ?/).at(-1) ?? '?'
  const policy = html.slice(html.indexOf(`>${translator(locale)('cancellation.title')}</h2>`))
  expect(unspaced(visibleText(`<main>${policy}`)).split(unspaced(bare)).length).toBe(2)
})

test('[R6] [R7] [N3] the list of a category or destination has every product that its page links', async () => {
  const category = (await request('GET', '/api/catalog/products?product_categories=CATEGORY_018&limit=48'))
    .body.data as { meta: { total: number } }
  const { of } = await read('/categories/tours-experiences')
  expect(itemsOf(of('ItemList')[0])).toHaveLength(category.meta.total)
  for (const path of ['/categories/tours-experiences', '/destination/bangkok']) {
    const page = await openPage(baseUrl() + path)
    expect(faultsOf(page, 'en'), path).toEqual([])
  }
})

test('[N3] the home page names the shop, help its questions, a destination its place', async () => {
  const home = await read('/')
  expect(home.of('Organization')).toMatchObject([{ name: 'Sunhop', url: expect.stringContaining('http') }])
  expect(home.of('WebSite')).toMatchObject([{ name: 'Sunhop', inLanguage: 'en' }])
  expect((await read('/help')).of('FAQPage')).toHaveLength(1)
  expect((await read('/destination/kyoto')).of('TouristDestination')).toHaveLength(1)
})

test.each(LOCALES)('[R7] [R14] %s: help and guides show when they last changed', async (locale) => {
  const prefix = prefixOf(locale)
  const help = await read(`${prefix}/help`)
  const destination = await read(`${prefix}/destination/kyoto`)
  const pages = [
    { ...help, stated: help.of('FAQPage')[0] },
    { ...destination, stated: destination.of('TouristDestination')[0]?.mainEntityOfPage as Data },
  ]
  for (const { html, text, stated } of pages) {
    const day = stated?.dateModified as string
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(html).toMatch(new RegExp(`<time dateTime="${day}"`, 'i'))
    const shown = `${translator(locale)('pages.article.changed')} ${formatDate(day, locale, 'long')}`
    expect(unspaced(text)).toContain(unspaced(shown))
  }
  expect((await read(`${prefix}/services-info`)).html).toMatch(/<time dateTime="20/i)
})

test.each(Object.entries(KINDS))(
  '[N3] the data of %s are %j and have what Google asks for',
  async (path, types) => {
    for (const locale of LOCALES) {
      const { all } = await read(prefixOf(locale) + path)
      expect(all.map((data) => data['@type']).toSorted(), locale).toEqual(types.toSorted())
      expect(structuredDataFaults(all), locale).toEqual([])
    }
  },
)

test.each(LOCALES)('[C4] [N3] %s: a tour is a trip with the steps that its page lists', async (locale) => {
  const { text, of } = await read(`${prefixOf(locale)}/products/atlas-villages-day`)
  const [trip] = of('TouristTrip')
  const steps = itemsOf(trip?.itinerary as Data)
  expect(steps.length).toBeGreaterThan(1)
  for (const { name } of [trip as unknown as Item, ...steps]) expect(unspaced(text)).toContain(unspaced(name))
  expect(trip?.offers).toEqual(of('Product')[0]?.offers)
})

test.each(LOCALES)('[C4] [N3] %s: the address of a house has parts, which its page shows', async (locale) => {
  const { text, of } = await read(`${prefixOf(locale)}/products/bangkok-riverside-hotel`)
  const address = of('LodgingBusiness')[0]?.address as Record<string, string>
  expect(address).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'TH' })
  for (const part of [address.streetAddress, address.addressLocality])
    expect(unspaced(text)).toContain(unspaced(part ?? '?'))
})

test('[C5] [N3] a page names the author and license of a photograph, says which images are drawn, and keeps the focal point', async () => {
  const { productId } = await newProduct()
  const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }
  const alt = { en: 'A pier', th: 'ท่าเรือ', 'zh-cn': '码头' }
  await sql('DELETE FROM images WHERE product_id = $1', [productId])
  await sql(
    `INSERT INTO images (path, product_id, position, alt, photo, illustration) VALUES
      ('products/' || $1 || '/0123456789abcdef0123456789abcdef', $1, 0, $2, $3, NULL),
      ('products/' || $1 || '/1', $1, 1, $2, NULL, '{"subject":"temple","mood":"dusk","seed":"a"}')`,
    [productId, alt, { focus: { x: 0.25, y: 1 }, credit: 'Nok Suksai', license }],
  )
  for (const locale of LOCALES) {
    const t = translator(locale)
    const { html, text, of } = await read(`${prefixOf(locale)}/products/${productId}`)
    expect(text).toMatch(/Nok Suksai\s+·\s+CC BY 4\.0/)
    expect(text).toContain(t('product.images.someDrawn', { numbers: '2', count: 1 }))
    expect(html).toContain(`<a href="${license.url}" rel="license nofollow noreferrer"`)
    expect(html).toContain('object-position:25% 100%')
    const [product] = of('Product')
    expect(product?.image).toMatchObject([
      { '@type': 'ImageObject', creditText: 'Nok Suksai', license: license.url },
      expect.stringContaining(`products/${productId}/1`),
    ])
    expect(structuredDataFaults(product)).toEqual([])
  }
})
