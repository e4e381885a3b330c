import type { Vertical } from '@/lib/domain/catalog'
import { factsOf, LOCALES, type Locale } from '@/lib/domain/locale'
import { PRODUCT_RULES } from './product-rules'
import { type Rule, unless, unspaced } from './rule'
import { dataOf, isProduct, readData, verticalOf } from './structured-data'

const unreadableData: Rule = ({ data }) =>
  data.flatMap((text) => {
    try {
      return unless(
        JSON.parse(text)['@context'] === 'https://schema.org',
        'structured data without a vocabulary',
      )
    } catch {
      return ['structured data is no JSON']
    }
  })

/** The structured data of each kind of page, by its path without a language. */
const TYPES: Array<[path: RegExp, types: string[]]> = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/products\/[^/]+$/, ['Product', 'BreadcrumbList']],
  [/^\/(products|esim|services)$/, ['ItemList', 'BreadcrumbList']],
  [/^\/categories\//, ['ItemList', 'BreadcrumbList']],
  [/^\/destination\//, ['TouristDestination', 'ItemList', 'BreadcrumbList']],
  [/^\/help$/, ['FAQPage', 'BreadcrumbList']],
]

/** What a product of a vertical has beside its offers. */
const TYPES_BY_VERTICAL: Partial<Record<Vertical, string>> = { tour: 'TouristTrip', stay: 'LodgingBusiness' }

const missingTypes: Rule = (page, locale) => {
  const path = new URL(page.url).pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/'
  const types = readData(page).map((graph) => graph['@type'])
  const [, expected = []] = TYPES.find(([pattern]) => pattern.test(path)) ?? []
  const vertical = isProduct(page) && verticalOf(page)
  const own = vertical ? (TYPES_BY_VERTICAL[vertical] ?? []) : []
  return [...expected, own]
    .flat()
    .flatMap((type) => unless(types.includes(type), `no ${type} in the structured data`))
}

/** The place of a trip, an event or a house, which the page says as text. */
const unshownPlaces: Rule = (page) =>
  readData(page)
    .flatMap(({ tripOrigin, location, address }) => [
      tripOrigin?.name,
      location?.name,
      address?.streetAddress,
    ])
    .flatMap((place) =>
      unless(
        place === undefined || unspaced(page.text).includes(unspaced(place)),
        `does not say where: ${place}`,
      ),
    )

/** A list in the structured data has the products that the page links, in the order of the page, and no others. */
const differentLists: Rule = (page) => {
  const { url, links } = page
  const [list] = dataOf(page, 'ItemList')
  if (!list) return []
  const productOf = (href: string) => /\/products\/([^/?#]+)/.exec(new URL(href, url).pathname)?.[1] ?? []
  const listed = new Set(list.itemListElement?.flatMap((item) => productOf(item.url ?? '')))
  const linked = new Set(links.flatMap(({ href }) => productOf(href)))
  const [shown, stated] = [[...linked.intersection(listed)], [...listed.intersection(linked)]]
  const moved = stated.find((id, at) => id !== shown[at])
  return [
    ...unless(moved === undefined, `the page has ${moved} at another place than its list`),
    ...[...linked.difference(listed)].map((id) => `the list of the page lacks ${id}`),
    ...[...listed.difference(linked)].map((id) => `the page does not link ${id} of its list`),
  ]
}

/** Language and region as Open Graph writes them. */
const openGraphName = (locale: Locale) => factsOf(locale).dateTag.replace('-', '_')

const wrongOpenGraphLocale: Rule = ({ openGraphLocale }, locale) =>
  unless(openGraphLocale === openGraphName(locale), `og:locale ${openGraphLocale}`)

const wrongOpenGraphAlternates: Rule = ({ openGraphAlternates }, locale) => {
  const others = new Set(LOCALES.filter((other) => other !== locale).map(openGraphName))
  const wrong = [...others.symmetricDifference(new Set(openGraphAlternates))]
  return unless(wrong.length === 0, `og:locale:alternate lacks or should not have ${wrong.join(', ')}`)
}

/** What the data of every page must be. */
export const SHOWN_DATA: Rule[] = [unreadableData]

/** What the data of every page that search engines may index must be, too. */
export const INDEXED_DATA: Rule[] = [
  missingTypes,
  ...PRODUCT_RULES,
  unshownPlaces,
  differentLists,
  wrongOpenGraphLocale,
  wrongOpenGraphAlternates,
]
