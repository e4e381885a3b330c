import type { Product } from '@/lib/contract/catalog'
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

/** schema.org data of a product; contains only what the page shows. */
export function StructuredData({ product, url, origin }: StructuredDataProps) {
  const data = {
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
      offerCount: product.options.length,
      availability: 'https://schema.org/InStock',
      url,
    },
  }
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
