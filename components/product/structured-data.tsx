import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/page/json-ld'
import { getReviews } from '@/lib/api/queries/catalog'
import type { Product } from '@/lib/contract/catalog'
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
  const [t, reviews] = await Promise.all([getTranslations('listing.stay'), getReviews(product.id)])
  const ownRating = reviews && ownRatingOf(reviews)
  const amenities = product.amenities.map((amenity) => t(`amenities.${amenity}`))
  return productGraphs({ product, url, origin, ownRating, amenities }).map((data) => (
    <JsonLd key={'startDate' in data ? String(data.startDate) : data['@type']} data={data} />
  ))
}
