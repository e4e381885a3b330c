import type { TouristDestination, WithContext } from 'schema-dts'
import type { AreaGuide } from '@/lib/contract/area-guide'
import { STRUCTURED_WIDTH } from '@/lib/images/modifiers'
import { imageUrl } from '@/lib/images/url'
import { guideChanged } from './guide-changed'

interface DestinationPage {
  area: AreaGuide
  /** Public URL of the page. */
  url: string
  /** Scheme and host of the site. */
  origin: string
}

/** schema.org data of a destination; contains only what the page shows. */
export function destinationGraph({ area, url, origin }: DestinationPage): WithContext<TouristDestination> {
  const changed = guideChanged(area)
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristDestination',
    name: area.name,
    ...(area.summary && { description: area.summary }),
    url,
    ...(area.images.length > 0 && {
      image: area.images.map(({ path }) => `${origin}${imageUrl(path, STRUCTURED_WIDTH, 'jpeg')}`),
    }),
    ...(area.latitude !== null &&
      area.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: area.latitude, longitude: area.longitude },
      }),
    ...(area.country && {
      containedInPlace: { '@type': 'Country', name: area.country_name, identifier: area.country },
    }),
    // A place carries no date; the page about it does.
    ...(changed && { mainEntityOfPage: { '@type': 'WebPage', '@id': url, dateModified: changed } }),
  }
}
