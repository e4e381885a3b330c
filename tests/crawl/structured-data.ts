import type { Vertical } from '@/lib/domain/catalog'
import { categoryAddress } from '@/lib/domain/public-pages'
import categories from '@/lib/server/db/seed/data/categories.json'
import type { CrawledPage } from './read-page'

interface Named {
  name?: string
}

export interface Offer extends Named {
  price?: string
  priceCurrency?: string
  availability?: string
}

/** The range of offers that count for the lowest price of a product. */
export interface AggregateOffer {
  '@type': 'AggregateOffer'
  lowPrice?: string
  highPrice?: string
  priceCurrency?: string
  offers?: Offer[]
}

type Offered = AggregateOffer | (Offer & { '@type': 'Offer' })

export interface Data {
  '@type': string
  /** Of a list or a path. */
  itemListElement?: Array<Named & { url?: string; item?: string }>
  category?: string
  /** One, or several: a range and the offers beside it. */
  offers?: Offered | Offered[]
  aggregateRating?: { ratingValue?: number; reviewCount?: number }
  /** Where a trip starts. */
  tripOrigin?: Named
  /** Where an event takes place. */
  location?: Named
  /** Where a house is. */
  address?: { streetAddress?: string }
}

/** Whether a page is that of a product. */
export const isProduct = ({ url }: CrawledPage) => /\/products\/[^/]+$/.test(new URL(url).pathname)

/** The structured data of a page, as far as it can be read. */
export const readData = ({ data }: CrawledPage): Data[] =>
  data.flatMap((text) => {
    try {
      return [JSON.parse(text)]
    } catch {
      return []
    }
  })

/** The structured data of a page of one type. */
export const dataOf = (page: CrawledPage, type: string): Data[] =>
  readData(page).filter((data) => data['@type'] === type)

const offered = (page: CrawledPage): Offered[] =>
  dataOf(page, 'Product').flatMap(({ offers }) => offers ?? [])

/** The range of a product's prices; undefined without one. */
export const rangeOf = (page: CrawledPage): AggregateOffer | undefined =>
  offered(page).find((each) => each['@type'] === 'AggregateOffer')

/** The offers of a product: one for each option, within its range or beside it. */
export const offersOf = (page: CrawledPage): Offer[] =>
  offered(page).flatMap((each) => (each['@type'] === 'AggregateOffer' ? (each.offers ?? []) : each))

/** The verticals of the categories of the menu. */
const VERTICALS: Readonly<Record<string, Vertical>> = {
  'attraction-tickets': 'ticket',
  'tours-experiences': 'tour',
  transport: 'transport',
  accommodation: 'stay',
  'gourmet-food': 'food',
  'wifi-sim-cards': 'connectivity',
  'travel-services': 'service',
  shopping: 'shopping',
}

/** The vertical of a product, from the category in its path; undefined without one, as on the page of an eSIM. */
export function verticalOf(page: CrawledPage): Vertical | undefined {
  const path = dataOf(page, 'BreadcrumbList').flatMap(({ itemListElement = [] }) => itemListElement)
  const own = categories.categories.find(({ slug }) =>
    path.some(({ item = '' }) => item.endsWith(categoryAddress(slug))),
  )
  const menu = categories.categories.find(({ id }) => own && 'parent' in own && id === own.parent) ?? own
  return menu && VERTICALS[menu.slug]
}
