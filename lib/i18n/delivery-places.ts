import { placeName } from '@/lib/domain/country-names'
import type { DeliveryZone } from '@/lib/domain/delivery-zones'
import type { Locale } from '@/lib/domain/locale'
import { formatList } from './format'

/** Returns the areas and countries that are delivered to; empty if goods are delivered anywhere. */
export function deliveryPlaces(
  zones: ReadonlyArray<Pick<DeliveryZone<string>, 'country' | 'name'>>,
  locale: Locale,
): string {
  const names = zones.map(({ country, name }) => name ?? placeName(country, locale))
  return formatList([...new Set(names)], locale)
}
