import type {
  ImageObjectLeaf,
  LodgingBusinessLeaf,
  ProductLeaf,
  TouristTripLeaf,
  WithContext,
} from 'schema-dts'
import type { Product } from '@/lib/contract/catalog'
import type { Rating } from '@/lib/contract/reviews'
import { MAX_STARS } from '@/lib/domain/catalog'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'
import { eventGraphs } from './event-graph'
import { offersGraph } from './offers-graph'
import { placeGraph } from './place-graph'

interface ProductPage {
  product: Product
  /** Public URL of the page. */
  url: string
  /** Scheme and host of the site. */
  origin: string
  /** Of the reviews written in this shop: search engines accept no ratings of other sites. */
  ownRating: Rating
  /** The amenities by the names that the page shows. */
  amenities: string[]
}

/** The address of an image; with its author and license, if it has one. */
const imagesOf = ({ product, origin }: ProductPage): Array<string | ImageObjectLeaf> =>
  product.images.map(({ path, credit, license }) => {
    const contentUrl = `${origin}${imageUrl(path, STRUCTURED_WIDTH, 'jpeg')}`
    if (credit === undefined && !license?.url) return contentUrl
    return {
      '@type': 'ImageObject',
      contentUrl,
      ...(credit !== undefined && { creditText: credit }),
      ...(license?.url && { license: license.url }),
    }
  })

function productData(page: ProductPage): WithContext<ProductLeaf> {
  const { product, url, ownRating } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.id,
    url,
    brand: { '@type': 'Brand', name: product.supplier },
    image: imagesOf(page),
    ...(product.category && { category: product.category.label }),
    ...(ownRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: ownRating.average,
        reviewCount: ownRating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: offersGraph(product, url),
  }
}

/** A tour as a trip with its steps; the page lists them. */
function trip(page: ProductPage): WithContext<TouristTripLeaf> {
  const { product, url } = page
  const { itinerary, meeting } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: product.name,
    description: product.summary,
    url,
    image: imagesOf(page),
    provider: { '@type': 'Organization', name: product.supplier },
    ...(meeting && {
      tripOrigin: {
        '@type': 'Place',
        name: meeting.name,
        geo: { '@type': 'GeoCoordinates', latitude: meeting.latitude, longitude: meeting.longitude },
      },
    }),
    ...(itinerary.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: itinerary.length,
        itemListElement: itinerary.map(({ title, text }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          ...(text && { description: text }),
        })),
      },
    }),
    offers: offersGraph(product, url),
  }
}

/** The house of a stay. */
function lodging(page: ProductPage): WithContext<LodgingBusinessLeaf> {
  const { product, url, amenities } = page
  const { supplier, stars, stay_hours: hours } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    name: supplier,
    url,
    image: imagesOf(page),
    ...placeGraph(product),
    ...(hours?.check_in_from && { checkinTime: hours.check_in_from }),
    ...(hours?.check_out_until && { checkoutTime: hours.check_out_until }),
    ...(stars !== null && { starRating: { '@type': 'Rating', ratingValue: stars, bestRating: MAX_STARS } }),
    amenityFeature: amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  }
}

/** schema.org data of a product; contains only what the page shows. */
export function productGraphs(page: ProductPage) {
  const { product, url } = page
  const { vertical } = product
  return [
    productData(page),
    ...(vertical === 'tour' ? [trip(page)] : []),
    ...(vertical === 'stay' ? [lodging(page)] : []),
    ...eventGraphs({ product, url, image: imagesOf(page) }),
  ]
}
