import { getTranslations } from 'next-intl/server'
import type { LodgingBusiness, Offer, Product as ProductData, WithContext } from 'schema-dts'
import { JsonLd } from '@/components/page/json-ld'
import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { MAX_STARS } from '@/lib/domain/catalog'
import { majorUnits } from '@/lib/domain/money'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'

interface StructuredDataProps {
  product: Product
  /** Public URL of the page. */
  url: string
  /** Scheme and host of the site. */
  origin: string
}

/** The price of an option's main unit, as the page shows it. */
function offerOf({ id, name, from }: Option, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price: majorUnits(from.price),
    priceCurrency: from.price.currency,
    url: `${url}?option=${encodeURIComponent(id)}`,
  }
}

/** The price of the dearest option. */
const highestPrice = ({ options, from }: Product) =>
  options.reduce(
    (highest, option) => (option.from.price.amount > highest.amount ? option.from.price : highest),
    from,
  )

/** The house of a stay; its amenities by the names that the page shows. */
function lodgingOf({ product, url, origin }: StructuredDataProps, amenities: string[]) {
  const { supplier, stars, meeting, images } = product
  const data: WithContext<LodgingBusiness> = {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    name: supplier,
    url,
    image: images.map(({ path }) => `${origin}${imageUrl(path, STRUCTURED_WIDTH, 'jpeg')}`),
    ...(meeting && {
      address: meeting.name,
      geo: { '@type': 'GeoCoordinates', latitude: meeting.latitude, longitude: meeting.longitude },
    }),
    ...(stars !== null && { starRating: { '@type': 'Rating', ratingValue: stars, bestRating: MAX_STARS } }),
    amenityFeature: amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  }
  return data
}

/** schema.org data of a product; contains only what the page shows. */
export async function StructuredData({ product, url, origin }: StructuredDataProps) {
  const t = await getTranslations('listing.stay')
  const data: WithContext<ProductData> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.id,
    brand: { '@type': 'Brand', name: product.supplier },
    image: product.images.map(({ path }) => `${origin}${imageUrl(path, STRUCTURED_WIDTH, 'jpeg')}`),
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: product.from.currency,
      lowPrice: majorUnits(product.from),
      highPrice: majorUnits(highestPrice(product)),
      offerCount: product.options.length,
      offers: product.options.map((option) => offerOf(option, url)),
      availability: 'https://schema.org/InStock',
      url,
    },
  }
  const amenities = product.amenities.map((amenity) => t(`amenities.${amenity}`))
  return (
    <>
      <JsonLd data={data} />
      {product.vertical === 'stay' && <JsonLd data={lodgingOf({ product, url, origin }, amenities)} />}
    </>
  )
}
