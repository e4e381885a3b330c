import type { Localized } from './locale'

/** Where goods are delivered: a whole country, or the named area of the listed postcodes. */
export interface DeliveryZone<Text = Localized> {
  /** ISO 3166-1 alpha-2 */
  country: string
  /** Name of the area; null for a whole country. */
  name: Text | null
  /** Beginnings of postcodes; empty for a whole country. */
  postcodes: string[]
}

type Area = Pick<DeliveryZone, 'country' | 'postcodes'>

const POSTCODE = /^[A-Z0-9]{3,10}$/

/** Normalizes a postcode: upper case, without spaces and hyphens; null if it cannot be one. */
export function tidyPostcode(text: string): string | null {
  const compact = text
    .normalize('NFKC')
    .replaceAll(/[\s-]+/g, '')
    .toUpperCase()
  return POSTCODE.test(compact) ? compact : null
}

/** A beginning that ends with a letter is complete only before a digit: 'N' is not part of 'NW1'. */
function startsWith(postcode: string, beginning: string): boolean {
  if (!postcode.startsWith(beginning)) return false
  return /\d$/.test(beginning) || !/[A-Z]/.test(postcode.charAt(beginning.length))
}

/** Returns the countries that are delivered to, each once, in the order of the zones. */
export function deliveryCountries(zones: readonly Area[]): string[] {
  return [...new Set(zones.map(({ country }) => country))]
}

/** Whether the postcode decides on a delivery to a country. */
export function requiresPostcode(zones: readonly Area[], country: string): boolean {
  const inCountry = zones.filter((zone) => zone.country === country)
  return inCountry.length > 0 && inCountry.every(({ postcodes }) => postcodes.length > 0)
}

/** Whether a normalized postcode of a country is in one of the zones. */
export function isDelivered(zones: readonly Area[], country: string, postcode: string): boolean {
  return zones.some(
    (zone) =>
      zone.country === country &&
      (zone.postcodes.length === 0 || zone.postcodes.some((beginning) => startsWith(postcode, beginning))),
  )
}
