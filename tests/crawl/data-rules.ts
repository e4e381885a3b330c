import { factsOf } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import type { CrawledPage } from './read-page'
import { type Rule, unless } from './rule'

interface Named {
  name?: string
}

interface Data {
  '@type': string
  itemListElement?: Array<{ url?: string }>
  offers?: { offers?: Array<{ name: string; availability?: string }> }
  /** Where a trip starts. */
  tripOrigin?: Named
  /** Where an event takes place. */
  location?: Named
  /** Where a house is. */
  address?: { streetAddress?: string }
}

/** The structured data of a page, as far as it can be read. */
const readData = (texts: readonly string[]): Data[] =>
  texts.flatMap((text) => {
    try {
      return [JSON.parse(text)]
    } catch {
      return []
    }
  })

/** Texts of a page have elements within, which keep words of Thai together. */
const unspaced = (text: string) => text.replaceAll(/\s+/g, '')

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
  [/^\/(products|esim)$/, ['ItemList', 'BreadcrumbList']],
  [/^\/categories\//, ['BreadcrumbList']],
  [/^\/destination\//, ['TouristDestination', 'BreadcrumbList']],
  [/^\/help$/, ['FAQPage', 'BreadcrumbList']],
]

const missingTypes: Rule = ({ url, data }, locale) => {
  const path = new URL(url).pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/'
  const types = readData(data).map((graph) => graph['@type'])
  const [, expected = []] = TYPES.find(([pattern]) => pattern.test(path)) ?? []
  return expected.flatMap((type) => unless(types.includes(type), `no ${type} in the structured data`))
}

/** The lowest price of a product in its structured data, which its page says as text. */
const unshownPrice: Rule = ({ data, text }) => {
  const prices = [...data.join('\n').matchAll(/"lowPrice":"?([\d.]+)/g)].map(([, price]) => Number(price))
  const digits = text.replaceAll(/[,\s\u00A0]/g, '')
  return prices.flatMap((price) =>
    unless(digits.includes(String(price)), `the price ${price} is not on the page`),
  )
}

/** The options of a product in its structured data: each has a name of its own, which heads it on the page. */
const confusedOptions: Rule = ({ data, headings }) => {
  const names = readData(data).flatMap(({ '@type': type, offers }) =>
    type === 'Product' ? (offers?.offers ?? []).map(({ name }) => name) : [],
  )
  return names.flatMap((name, index) => [
    ...unless(names.indexOf(name) === index, `several options are named "${name}"`),
    ...unless(
      headings.some(({ text }) => unspaced(text) === unspaced(name)),
      `no heading names the option "${name}"`,
    ),
  ])
}

/** Trips and houses are booked for a day: while they are available, the page names the first ones. */
const unnamedDates: Rule = ({ data, text }, locale) => {
  const dated = readData(data).filter(({ '@type': type }) =>
    ['TouristTrip', 'LodgingBusiness'].includes(type),
  )
  const product = readData(data).find(({ '@type': type }) => type === 'Product')
  const isFree = product?.offers?.offers?.some(({ availability }) =>
    /InStock|Limited/.test(availability ?? ''),
  )
  const label = translator(locale)('product.nextDates', { dates: '' }).trim()
  return unless(dated.length === 0 || !isFree || text.includes(label), 'no first dates of its options')
}

/** The place of a trip, an event or a house, which the page says as text. */
const unshownPlaces: Rule = ({ data, text }) =>
  readData(data)
    .flatMap(({ tripOrigin, location, address }) => [
      tripOrigin?.name,
      location?.name,
      address?.streetAddress,
    ])
    .flatMap((place) =>
      unless(place === undefined || unspaced(text).includes(unspaced(place)), `does not say where: ${place}`),
    )

/** A list in the structured data has the products that the page links, and no others. */
const differentLists: Rule = ({ url, data, links }) => {
  const list = readData(data).find(({ '@type': type }) => type === 'ItemList')
  if (!list) return []
  const productOf = (href: string) => /\/products\/([^/?#]+)/.exec(new URL(href, url).pathname)?.[1] ?? []
  const listed = new Set(list.itemListElement?.flatMap((item) => productOf(item.url ?? '')))
  const linked = new Set(links.flatMap(({ href }) => productOf(href)))
  return [
    ...[...linked.difference(listed)].map((id) => `the list of the page lacks ${id}`),
    ...[...listed.difference(linked)].map((id) => `the page does not link ${id} of its list`),
  ]
}

/** Language and region as Open Graph writes them. */
const wrongOpenGraphLocale: Rule = ({ openGraphLocale }, locale) =>
  unless(openGraphLocale === factsOf(locale).dateTag.replace('-', '_'), `og:locale ${openGraphLocale}`)

/** What the data of every page must be. */
export const SHOWN_DATA: Rule[] = [unreadableData]

/** What the data of every page that search engines may index must be, too. */
export const INDEXED_DATA: Rule[] = [
  missingTypes,
  unshownPrice,
  confusedOptions,
  unnamedDates,
  unshownPlaces,
  differentLists,
  wrongOpenGraphLocale,
]

/** The lowest price of a product in the structured data of its page; undefined without one. */
export function lowPriceOf({ data }: CrawledPage): number | undefined {
  const [, price] = /"lowPrice":"?([\d.]+)/.exec(data.join('\n')) ?? []
  return price === undefined ? undefined : Number(price)
}
