import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { type CrawledPage, readPage } from '../crawl/read-page'
import { faultsOf, repeatedTexts } from '../crawl/rules'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'

/** Pages of one language. */
const MAX_PAGES = 40

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

/** Follows links that crawlers follow, from the home page, one of each kind of page before more of the same. */
async function crawl(prefix: string): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>()
  const kindOf = (url: string) => new URL(url).pathname.slice(prefix.length).split('/')[1] ?? ''
  const waiting = [new URL(prefix || '/', baseUrl()).href]
  while (waiting.length > 0 && pages.size < MAX_PAGES) {
    const count = (url: string) => [...pages.keys()].filter((known) => kindOf(known) === kindOf(url)).length
    waiting.sort((a, b) => count(a) - count(b))
    const url = waiting.shift() ?? ''
    const page = await open(url)
    pages.set(url, page)
    for (const { href, followed } of page.links) {
      const next = followed ? target(href, url, prefix) : null
      if (next && !pages.has(next) && !waiting.includes(next)) waiting.push(next)
    }
  }
  return [...pages.values()]
}

test.each(LOCALES)(
  '[N3] [R1] %s: a crawler without JavaScript finds no fault from the home page on',
  async (locale) => {
    const pages = await crawl(prefixOf(locale))
    expect(pages.length).toBe(MAX_PAGES)
    expect(pages.flatMap((page) => faultsOf(page, locale))).toEqual([])
    expect(repeatedTexts(pages)).toEqual([])
  },
)

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
