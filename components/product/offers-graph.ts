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

/** A product is as available as its most available option; undefined if the host does not say. */
const bestOf = (options: Option[]) =>
  OPTION_AVAILABILITIES.find((best) => options.some(({ availability }) => availability === best))

/**
 * The offers of a product: one for each option. Options below its price "from", e.g. for residents alone, stand beside those
 * that the price is the lowest of.
 */
export function offersGraph(product: Product, url: string): AggregateOffer | [AggregateOffer, ...Offer[]] {
  const isBelow = ({ from }: Option) => from.price.amount < product.from.amount
  const counted = product.options.filter((option) => !isBelow(option))
  const others = product.options.filter(isBelow)
  const availability = bestOf(counted)
  const until = product.options.find(({ id }) => id === product.from_option_id)?.from.until
  const highest = Math.max(product.from.amount, ...counted.map(({ from }) => from.price.amount))
  const all: AggregateOffer = {
    '@type': 'AggregateOffer',
    priceCurrency: product.from.currency,
    lowPrice: majorUnits(product.from),
    highPrice: majorUnits({ ...product.from, amount: highest }),
    offerCount: counted.length,
    offers: counted.map((option) => offerOf(option, url)),
    ...(availability && { availability: AVAILABILITY[availability] }),
    ...(until && { priceValidUntil: until }),
    url,
  }
  return others.length === 0 ? all : [all, ...others.map((option) => offerOf(option, url))]
}
