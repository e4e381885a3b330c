import type { AggregateOffer, ItemAvailability, Offer } from 'schema-dts'
import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { OPTION_AVAILABILITIES, type OptionAvailability } from '@/lib/domain/catalog'
import { majorUnits } from '@/lib/domain/money'

const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  sold_out: 'https://schema.org/SoldOut',
  closed: 'https://schema.org/OutOfStock',
} as const satisfies Record<OptionAvailability, ItemAvailability>

/** The price of an option's main unit, as the page shows it. */
export function offerOf({ id, name, from, availability }: Option, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price: majorUnits(from.price),
    priceCurrency: from.price.currency,
    url: `${url}?option=${encodeURIComponent(id)}`,
    ...(availability && { availability: AVAILABILITY[availability] }),
    ...(from.until && { priceValidUntil: from.until }),
  }
}

/** The price of the dearest option. */
const highestPrice = ({ options, from }: Product) =>
  options.reduce(
    (highest, option) => (option.from.price.amount > highest.amount ? option.from.price : highest),
    from,
  )

/** A product is as available as its most available option; undefined if the host does not say. */
const bestOf = (options: Option[]) =>
  OPTION_AVAILABILITIES.find((best) => options.some(({ availability }) => availability === best))

/** The offers of a product: one for each option. */
export function offersGraph(product: Product, url: string): AggregateOffer {
  const availability = bestOf(product.options)
  const until = product.options.find(({ id }) => id === product.from_option_id)?.from.until
  return {
    '@type': 'AggregateOffer',
    priceCurrency: product.from.currency,
    lowPrice: majorUnits(product.from),
    highPrice: majorUnits(highestPrice(product)),
    offerCount: product.options.length,
    offers: product.options.map((option) => offerOf(option, url)),
    ...(availability && { availability: AVAILABILITY[availability] }),
    ...(until && { priceValidUntil: until }),
    url,
  }
}
