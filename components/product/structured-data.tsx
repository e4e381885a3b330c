import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/page/json-ld'
import { getReviews } from '@/lib/api/queries/catalog'
import type { Product } from '@/lib/contract/catalog'
import { optionTitle } from '@/lib/i18n/option-title'
import { productGraphs } from './product-graph'
import { ownRatingOf } from './reviews/own-rating'

interface StructuredDataProps {
  product: Product
  /** Public URL of the page. */
  url: string
  /** Scheme and host of the site. */
  origin: string
}

/** schema.org data of a product. */
export async function StructuredData({ product, url, origin }: StructuredDataProps) {
  const [t, names, reviews] = await Promise.all([
    getTranslations('listing.stay'),
    getTranslations('product'),
    getReviews(product.id),
  ])
  const ownRating = reviews && ownRatingOf(reviews)
  const titled = {
    ...product,
    options: product.options.map((option) => ({ ...option, name: optionTitle(option, names) })),
  }
  const amenities = product.amenities.map((amenity) => t(`amenities.${amenity}`))
  return productGraphs({ product: titled, url, origin, ownRating, amenities }).map((data) => (
    <JsonLd key={'startDate' in data ? String(data.startDate) : data['@type']} data={data} />
  ))
}
