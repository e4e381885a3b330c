import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts'
import type { Product } from '@/lib/contract/catalog'

interface PlaceData {
  address: PostalAddressLeaf
  geo: GeoCoordinatesLeaf
}

/** Where the meeting point of a product is; undefined without one. */
export function placeGraph({ meeting, area, country }: Product): PlaceData | undefined {
  if (!meeting) return undefined
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: meeting.name,
      ...(area && { addressLocality: area.name }),
      ...(country && { addressCountry: country }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: meeting.latitude, longitude: meeting.longitude },
  }
}
