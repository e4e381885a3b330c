import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { crawl, listedIn, openPage } from '../crawl/crawl'
import type { CrawledPage } from '../crawl/read-page'
import { differentPrices, faultsOf, repeatedTexts, unansweredAlternates, unlistedPages } from '../crawl/rules'
import { baseUrl } from '../fixtures/http'
import { THOROUGH } from '../setup/thorough'

/** Pages of one language; `npm run bench -- crawl` reads all of them. */
const MAX_PAGES = THOROUGH ? 50 : 20

const crawls = new Map<Locale, Promise<CrawledPage[]>>()

/** The pages of a language, which several tests judge. */
function crawled(locale: Locale): Promise<CrawledPage[]> {
  const pages = crawls.get(locale) ?? crawl(baseUrl(), locale, MAX_PAGES)
  crawls.set(locale, pages)
  return pages
}

test.each(LOCALES)(
  '[N3] [R1] %s: a crawler without JavaScript finds no fault from the home page on',
  async (locale) => {
    const pages = await crawled(locale)
    expect(pages.length).toBe(MAX_PAGES)
    expect(pages.flatMap((page) => faultsOf(page, locale))).toEqual([])
    expect(repeatedTexts(pages)).toEqual([])
    expect(differentPrices(pages)).toEqual([])
    expect(unlistedPages(pages, await listedIn(baseUrl(), locale))).toEqual([])
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
  const { robots, canonical } = await openPage(`${baseUrl()}/products${search}`)
  expect(robots).toBe('noindex, follow')
  expect(canonical).toBe(new URL(`/products${search}`, baseUrl()).href)
})

test('[N3] [R4] no link that a crawler follows leads from a filtered view to another one', async () => {
  const url = `${baseUrl()}/products?destination=bangkok&language=en&sort=price_low`
  const page = await openPage(url)
  const views = page.links.filter(({ href }) => href.startsWith('/products?'))
  expect(views.length).toBeGreaterThan(2)
  expect(faultsOf(page, 'en')).toEqual([])
})
