import type { AreaGuide } from '@/lib/contract/area-guide'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'

interface StructuredDataProps {
  area: AreaGuide
  /** Public URL of the page. */
  url: string
  /** Scheme and host of the site. */
  origin: string
}

/** schema.org data of a destination; contains only what the page shows. */
export function StructuredData({ area, url, origin }: StructuredDataProps) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name: area.name,
    ...(area.summary && { description: area.summary }),
    url,
    ...(area.images.length > 0 && {
      image: area.images.map(({ path }) => `${origin}${imageUrl(path, STRUCTURED_WIDTH, 'jpeg')}`),
    }),
    ...(area.latitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: area.latitude, longitude: area.longitude },
    }),
    ...(area.country && {
      containedInPlace: { '@type': 'Country', name: area.country_name, identifier: area.country },
    }),
  }
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
