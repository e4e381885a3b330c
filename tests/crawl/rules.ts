import { factsOf, LOCALES, type Locale } from '@/lib/domain/locale'
import { INDEXED_DATA, SHOWN_DATA } from './data-rules'
import type { CrawledPage } from './read-page'
import { type Rule, unless } from './rule'
import { isProduct, rangeOf } from './structured-data'

/** What search engines cut off. */
const MAX_TITLE = 60
const MAX_DESCRIPTION = { latin: 155, thai: 155, han: 80 }

export const isIndexed = ({ status, robots }: CrawledPage) => status === 200 && !robots?.includes('noindex')

const isSame = (one?: string, other?: string) =>
  one !== undefined && other !== undefined && new URL(one).href === new URL(other).href

/** Of a view with a query, such as a sort order, the page without it may be the canonical one. */
const isCanonical = (url: string, canonical?: string) =>
  isSame(url, canonical) ||
  (new URL(url).search !== '' && isSame(url.replace(/\?.*/, ''), canonical?.replace(/\?.*/, '')))

function skippedLevels({ headings }: CrawledPage): string[] {
  return headings.flatMap(({ level, text }, at) =>
    unless(level <= (headings[at - 1]?.level ?? 0) + 1, `heading "${text}" skips a level`),
  )
}

/** Categories whose canonical address is a page with all that they have. */
const CATEGORIES_OF_PAGES = /\/categories\/travel-services$/

/** Views that are no address of their own, but few: the pages of the whole listing. */
const FEW_VIEWS = [/\/products\?page=\d+$/]

const isListing = ({ url }: CrawledPage) => new URL(url).pathname.endsWith('/products')

/** Links to views of this shop that visitors combine, without number. */
const viewLinks = ({ url, links }: CrawledPage) =>
  links.filter(
    ({ href }) =>
      new URL(href, url).origin === new URL(url).origin &&
      href.includes('?') &&
      !FEW_VIEWS.some((view) => view.test(href)),
  )

/** The listing alone links to its sorts, with `nofollow`. */
const linksToListingViews: Rule = (page) =>
  isListing(page)
    ? []
    : viewLinks(page).flatMap(({ href }) =>
        unless(!href.includes('/products?'), `link to a listing's view: ${href}`),
      )

/** Links to pages of one visitor, from which crawlers are redirected. */
const linksToRedirects: Rule = ({ links }) =>
  links.flatMap(({ href, followed }) =>
    unless(
      !followed || !/^(\/[a-z-]+)?\/profile(\/|$)/.test(href),
      `followed link to a visitor's page: ${href}`,
    ),
  )

/** Of every page that is shown. */
const SHOWN: Rule[] = [
  ({ lang }, locale) => unless(lang === locale, `language ${lang}`),
  ({ headings }) => unless(headings.filter(({ level }) => level === 1).length === 1, 'not one main heading'),
  skippedLevels,
  ({ headings }) => headings.flatMap(({ text }) => unless(text !== '', 'heading without text')),
  ({ links }) => links.flatMap(({ href, text }) => unless(text !== '', `link without text: ${href}`)),
  ({ imagesWithoutAlt }) => imagesWithoutAlt.map((src) => `image without alternative text: ${src}`),
  ...SHOWN_DATA,
  linksToRedirects,
  (page) =>
    viewLinks(page).flatMap(({ href, followed }) => unless(!followed, `followed link to a view: ${href}`)),
]

/** Of every page that search engines may index. */
const INDEXED: Rule[] = [
  ({ title }) => unless(title.length > 5 && title.length <= MAX_TITLE, `title of ${title.length} characters`),
  ({ title }) => unless(!title.endsWith('…'), `title is cut: ${title}`),
  ({ description = '' }, locale) => {
    const max = MAX_DESCRIPTION[factsOf(locale).script]
    return unless(
      description.length > 10 && description.length <= max,
      `description of ${description.length} characters`,
    )
  },
  linksToListingViews,
  ({ url, canonical }) =>
    unless(CATEGORIES_OF_PAGES.test(url) || isCanonical(url, canonical), `canonical address ${canonical}`),
  ({ canonical, openGraphUrl }) => unless(openGraphUrl === canonical, `og:url ${openGraphUrl}`),
  ({ alternates, canonical }, locale) =>
    unless(isSame(alternates[factsOf(locale).hreflang], canonical), 'is no alternate of itself'),
  ({ alternates }) =>
    [...LOCALES.map((locale) => factsOf(locale).hreflang), 'x-default'].flatMap((code) =>
      unless(code in alternates, `no alternate ${code}`),
    ),
  ...INDEXED_DATA,
]

/** Returns the faults of a page, each with its address. */
export function faultsOf(page: CrawledPage, locale: Locale): string[] {
  const faults =
    page.status === 200
      ? [...SHOWN, ...(isIndexed(page) ? INDEXED : [])].flatMap((rule) => rule(page, locale))
      : [`status ${page.status}`]
  return faults.map((fault) => `${page.url}: ${fault}`)
}

/** Returns the titles and descriptions that several indexed pages of a language have. */
export function repeatedTexts(pages: readonly CrawledPage[]): string[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const own = pages.filter((page) => isIndexed(page) && !page.url.includes('?'))
    const byText = Map.groupBy(own, (page) => page[field] ?? '')
    return [...byText].flatMap(([text, same]) =>
      same.length > 1 ? [`${field} "${text}": ${same.map(({ url }) => url).join(', ')}`] : [],
    )
  })
}

const pathOf = ({ url }: CrawledPage) => new URL(url).pathname
const digitsOf = (price: string) => Number(price.replaceAll(/[^\d.]/g, ''))

/** The lowest price of a product in the structured data of its page; undefined on other pages. */
function ownPrice(page: CrawledPage): number | undefined {
  const price = isProduct(page) ? rangeOf(page)?.lowPrice : undefined
  return price === undefined ? undefined : Number(price)
}

/** Returns the cards whose price is not that of the product's page. */
export function differentPrices(pages: readonly CrawledPage[]): string[] {
  const prices = new Map(pages.map((page) => [pathOf(page), ownPrice(page)]))
  return pages.flatMap((page) =>
    page.cards.flatMap(({ path, price }) => {
      const own = prices.get(path)
      return unless(
        own === undefined || own === digitsOf(price),
        `${page.url}: ${price} of ${path} is ${own}`,
      )
    }),
  )
}

const hrefOf = (address: string) => new URL(address).href

/** Returns the alternates of indexed pages that are not indexed, or do not name the page as theirs. */
export function unansweredAlternates(pages: readonly CrawledPage[]): string[] {
  const byAddress = new Map(pages.map((page) => [hrefOf(page.url), page]))
  return pages.filter(isIndexed).flatMap(({ url, alternates, canonical }) =>
    Object.entries(alternates).flatMap(([code, address]) => {
      const other = byAddress.get(hrefOf(address))
      const isAnswered =
        !other ||
        (isIndexed(other) && Object.values(other.alternates).some((back) => isSame(back, canonical)))
      return unless(isAnswered, `${url}: ${code} ${address} does not answer`)
    }),
  )
}

/** Returns the indexed pages that are not in the sitemaps. */
export function unlistedPages(pages: readonly CrawledPage[], listed: readonly string[]): string[] {
  const addresses = new Set(listed.map(hrefOf))
  return pages
    .filter((page) => isIndexed(page) && new URL(page.url).search === '')
    .flatMap(({ url, canonical }) =>
      unless(canonical !== undefined && addresses.has(hrefOf(canonical)), `${url}: in no sitemap`),
    )
}
