import type { Vertical } from '@/lib/domain/catalog'
import { moneyOfMajor } from '@/lib/domain/money'
import { isPageCurrency } from '@/lib/domain/page-currency'
import { productPlace } from '@/lib/domain/place-label'
import { formatMoney } from '@/lib/i18n/format'
import { translator } from '@/lib/i18n/translate'
import type { CrawledPage, PageSection } from './read-page'
import { type Rule, unless, unspaced } from './rule'
import { dataOf, isProduct, offersOf, rangeOf, verticalOf } from './structured-data'

/** What is booked for a date. */
const DATED: ReadonlySet<Vertical> = new Set(['ticket', 'tour', 'transport', 'stay', 'food', 'service'])

/** What travellers go to. */
const AT_A_PLACE: ReadonlySet<Vertical> = new Set(['ticket', 'tour', 'transport', 'stay', 'food'])

const isSame = (one: string, other: string) => unspaced(one) === unspaced(other)

const sectionOf = ({ sections }: CrawledPage, title: string): PageSection | undefined =>
  sections.find(({ heading }) => isSame(heading, title))

/** An amount of structured data as pages show it; undefined if it is none. */
function shownPrice(price: string | undefined, currency: string | undefined): string | undefined {
  if (price === undefined || !isPageCurrency(currency)) return undefined
  return formatMoney(moneyOfMajor(Number(price), currency))
}

/** Whether a text has an amount or a number of things, and not as the part of a longer number. */
function says(text: string, phrase: string): boolean {
  const parts = text.split(phrase)
  return parts.slice(1).some((after, index) => {
    const isAfterNumber = /[A-Z\d]$|\d[.,]$/.test(parts[index] ?? '')
    return !isAfterNumber && !/^[.,]?\d/.test(after)
  })
}

const lowestPrice = (page: CrawledPage) => {
  const range = rangeOf(page)
  return shownPrice(range?.lowPrice, range?.priceCurrency)
}

/** The path has the category, from which other rules take what a page must have. */
const missingCategory: Rule = (page) => {
  const path = dataOf(page, 'BreadcrumbList').flatMap(({ itemListElement = [] }) => itemListElement)
  return dataOf(page, 'Product').flatMap(({ category }) =>
    unless(
      category === undefined || path.some(({ name, item }) => name === category && item !== undefined),
      `the path lacks the category "${category}"`,
    ),
  )
}

const noLowestPrice: Rule = (page) =>
  unless(lowestPrice(page) !== undefined, 'the structured data have no lowest price')

/** The lowest price is that of the cheapest offer of the range, the highest that of the dearest. */
const wrongRange: Rule = (page) => {
  const range = rangeOf(page)
  if (!range) return []
  const { lowPrice, highPrice, offers = [] } = range
  const prices = offers.map(({ price }) => Number(price))
  return [
    ...unless(Number(lowPrice) === Math.min(...prices), `the lowest price ${lowPrice} is that of no offer`),
    ...unless(
      Number(highPrice) === Math.max(...prices),
      `the highest price ${highPrice} is that of no offer`,
    ),
  ]
}

/** The lowest price is part of the page's text, and the price of the ticket and of the bar of a phone. */
const differentFromPrices: Rule = (page) => {
  const price = lowestPrice(page)
  if (price === undefined) return []
  const { bar, ticket } = page.fromPrices
  return [
    ...unless(says(page.text, price), `the price ${price} is not on the page`),
    ...unless(bar === price, `the bar of a phone has the price ${bar} instead of ${price}`),
    ...unless(ticket === price, `the ticket has the price ${ticket} instead of ${price}`),
    ...page.laterBars.flatMap((later) =>
      unless(later === price, `the bar of a phone has the price ${later} after scripts instead of ${price}`),
    ),
  ]
}

/** The options of a product in its structured data: each has a name of its own, which heads it on the page. */
const confusedOptions: Rule = (page) => {
  const names = offersOf(page).map(({ name = '' }) => name)
  return names.flatMap((name, index) => [
    ...unless(names.indexOf(name) === index, `several options are named "${name}"`),
    ...unless(
      page.headings.some(({ text }) => isSame(text, name)),
      `no heading names the option "${name}"`,
    ),
  ])
}

/** The options that a page shows before scripts run. */
const shownOptions = (page: CrawledPage, locale: Parameters<Rule>[1]) =>
  sectionOf(page, translator(locale)('product.options'))?.items ?? []

/** Each offer is an option of the page with the same price. */
const differentOffers: Rule = (page, locale) =>
  offersOf(page).flatMap(({ name = '', price, priceCurrency }) => {
    const option = shownOptions(page, locale).find(({ heading }) => isSame(heading, name))
    const expected = shownPrice(price, priceCurrency)
    return unless(
      option !== undefined && option.price === expected,
      `the option "${name}" shows the price ${option?.price} instead of ${expected}`,
    )
  })

/** Each option of the page is an offer. */
const missingOffers: Rule = (page, locale) =>
  shownOptions(page, locale).flatMap(({ heading }) =>
    unless(
      offersOf(page).some(({ name = '' }) => isSame(heading, name)),
      `no offer of the option "${heading}"`,
    ),
  )

/** What is booked for a date names the first ones of each option that is available. */
const unnamedDates: Rule = (page, locale) => {
  const vertical = verticalOf(page)
  if (!vertical || !DATED.has(vertical)) return []
  const label = translator(locale)('product.nextDates', { dates: '' }).trim()
  const available = offersOf(page).filter(({ availability = '' }) => /InStock|Limited/.test(availability))
  return available.flatMap(({ name = '' }) => {
    const option = shownOptions(page, locale).find(({ heading }) => isSame(heading, name))
    const [, dates = ''] = option?.text.split(label) ?? []
    return unless(/\d/.test(dates), `no first dates of the option "${name}"`)
  })
}

/** What travellers go to says where that is. */
const unnamedPlace: Rule = (page, locale) => {
  const vertical = verticalOf(page)
  if (!vertical || !AT_A_PLACE.has(vertical)) return []
  const t = translator(locale)
  const title = t(`product.meeting.${productPlace(vertical)}`)
  const place = sectionOf(page, title)?.text.replace(title, '').replaceAll(t('product.meeting.map'), '')
  return unless(place !== undefined && place.trim() !== '', `no section "${title}" with a place`)
}

/** A page has its reviews, or says that it has none. */
export const noReviews: Rule = (page, locale) => {
  const title = translator(locale)('reviews.block.title')
  const section = sectionOf(page, title)
  return unless(section !== undefined && section.text !== section.heading, `no section "${title}"`)
}

/** A rating is one that the page shows, with reviews that readers can see. */
export const unsupportedRating: Rule = (page, locale) => {
  const t = translator(locale)
  const reviews = sectionOf(page, t('reviews.block.title'))
  return dataOf(page, 'Product').flatMap(({ aggregateRating: rating }) => {
    if (!rating) return []
    const { ratingValue = 0, reviewCount = 0 } = rating
    const values = { average: ratingValue.toFixed(1), count: reviewCount }
    const isOfAll = [t('reviews.block.average', values), t('reviews.block.count', values)].every((text) =>
      says(reviews?.text ?? '', text),
    )
    const isShown = isOfAll || says(reviews?.text ?? '', t('reviews.block.own', values))
    return unless(
      isShown && (reviews?.dates ?? 0) > 0,
      `the page does not show ${reviewCount} reviews with ${ratingValue} on average`,
    )
  })
}

/** Each performance that the page names is an event. */
const differentEvents: Rule = (page, locale) => {
  const shown = sectionOf(page, translator(locale)('product.performances'))?.dates ?? 0
  const events = dataOf(page, 'Event').length
  return unless(shown === events, `${shown} performances on the page, ${events} in the structured data`)
}

/** What the page of a product must have. */
export const PRODUCT_RULES: Rule[] = [
  missingCategory,
  noLowestPrice,
  wrongRange,
  differentFromPrices,
  confusedOptions,
  differentOffers,
  missingOffers,
  unnamedDates,
  unnamedPlace,
  noReviews,
  unsupportedRating,
  differentEvents,
].map(
  (rule): Rule =>
    (page, locale) =>
      isProduct(page) ? rule(page, locale) : [],
)
