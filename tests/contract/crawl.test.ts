import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { type CrawledPage, readPage } from '../crawl/read-page'
import { differentPrices, faultsOf, repeatedTexts, unansweredAlternates, unlistedPages } from '../crawl/rules'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'

/** Pages of one language. */
const MAX_PAGES = 40
const AT_A_TIME = 4

async function open(url: string): Promise<CrawledPage> {
  const response = await fetch(url, { redirect: 'manual' })
  return readPage(url, response.status, await response.text())
}

/** The address of a link without its hash; null if it leads to no page of the language. */
function target(href: string, from: string, prefix: string): string | null {
  const url = new URL(href, from)
  const own = url.origin === new URL(baseUrl()).origin && !/\.\w+$/.test(url.pathname)
  const others = LOCALES.map(prefixOf).filter((other) => other !== prefix && other !== '')
  const isBelow = (path: string) => url.pathname === path || url.pathname.startsWith(`${path}/`)
  const isOther = !isBelow(prefix) || others.some(isBelow)
  if (!own || isOther || /^(\/[a-z-]+)?\/(api|img|profile)(\/|$)/.test(url.pathname)) return null
  return url.origin + url.pathname + url.search
}

/**
 * Follows links that crawlers follow, from the home page, one of each kind of page before more of the same, some at a time.
 */
async function crawl(locale: Locale): Promise<CrawledPage[]> {
  const prefix = prefixOf(locale)
  const pages: CrawledPage[] = []
  const kindOf = (url: string) => new URL(url).pathname.slice(prefix.length).split('/')[1] ?? ''
  const counts = new Map<string, number>()
  const countOf = (url: string) => counts.get(kindOf(url)) ?? 0
  const waiting = [new URL(prefix || '/', baseUrl()).href]
  const known = new Set(waiting)
  while (waiting.length > 0 && pages.length < MAX_PAGES) {
    waiting.sort((a, b) => countOf(a) - countOf(b))
    const batch = waiting.splice(0, Math.min(AT_A_TIME, MAX_PAGES - pages.length))
    for (const url of batch) counts.set(kindOf(url), countOf(url) + 1)
    for (const page of await Promise.all(batch.map(open))) {
      pages.push(page)
      for (const { href, followed } of page.links) {
        const next = followed ? target(href, page.url, prefix) : null
        if (!next || known.has(next)) continue
        known.add(next)
        waiting.push(next)
      }
    }
  }
  return pages
}

const crawls = new Map<Locale, Promise<CrawledPage[]>>()

/** The pages of a language, which several tests judge. */
function crawled(locale: Locale): Promise<CrawledPage[]> {
  const pages = crawls.get(locale) ?? crawl(locale)
  crawls.set(locale, pages)
  return pages
}

/** The addresses of all sitemaps of a language. */
async function listedIn(locale: Locale): Promise<string[]> {
  const locationsIn = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  const files = (await locationsIn(`${baseUrl()}/sitemap.xml`)).filter((url) =>
    url.endsWith(`.${locale}.xml`),
  )
  const own = files.map((url) => baseUrl() + new URL(url).pathname)
  return (await Promise.all(own.map(locationsIn))).flat()
}

test.each(LOCALES)(
  '[N3] [R1] %s: a crawler without JavaScript finds no fault from the home page on',
  async (locale) => {
    const pages = await crawled(locale)
    expect(pages.length).toBe(MAX_PAGES)
    expect(pages.flatMap((page) => faultsOf(page, locale))).toEqual([])
    expect(repeatedTexts(pages)).toEqual([])
    expect(differentPrices(pages)).toEqual([])
    expect(unlistedPages(pages, await listedIn(locale))).toEqual([])
  },
)

test('[N3] pages in other languages name each other', async () => {
  const pages = (await Promise.all(LOCALES.map(crawled))).flat()
  expect(unansweredAlternates(pages)).toEqual([])
})

test.each([
  '?product_categories=CATEGORY_018&destination=bangkok',
  '?product_categories=CATEGORY_001,CATEGORY_018',
  '?destination=bangkok&rating_min=4',
  '?q=boat',
])('[R4] the filters %s are noindex, follow and canonical to themselves', async (search) => {
  const { robots, canonical } = await open(`${baseUrl()}/products${search}`)
  expect(robots).toBe('noindex, follow')
  expect(canonical).toBe(new URL(`/products${search}`, baseUrl()).href)
})

test('[N3] [R4] no link that a crawler follows leads from a filtered view to another one', async () => {
  const url = `${baseUrl()}/products?destination=bangkok&language=en&sort=price_low`
  const page = await open(url)
  const views = page.links.filter(({ href }) => href.startsWith('/products?'))
  expect(views.length).toBeGreaterThan(2)
  expect(faultsOf(page, 'en')).toEqual([])
})
