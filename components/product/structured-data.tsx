import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/page/json-ld'
import type { Product } from '@/lib/contract/catalog'
import { productGraphs } from './product-graph'

interface StructuredDataProps {
  product: Product
  /** Public URL of the page. */
  url: string
  /** Scheme and host of the site. */
  origin: string
}

/** schema.org data of a product. */
export async function StructuredData({ product, url, origin }: StructuredDataProps) {
  const t = await getTranslations('listing.stay')
  const amenities = product.amenities.map((amenity) => t(`amenities.${amenity}`))
  return productGraphs({ product, url, origin, amenities }).map((data) => (
    <JsonLd key={'startDate' in data ? String(data.startDate) : data['@type']} data={data} />
  ))
}
