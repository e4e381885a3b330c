import { type OpenSpan, openSpans } from '@/lib/domain/booking-questions'
import type { DeliveryZone } from '@/lib/domain/delivery-zones'
import { type FulfilmentTerms, placeHours } from '@/lib/domain/fulfilment'
import type { LocalDate } from '@/lib/domain/local-date'
import { inLocale, type Locale } from '@/lib/domain/locale'
import type { PickupTerms } from '@/lib/domain/pickup'

/** Delivery zones in one language. */
export function zonesView(terms: FulfilmentTerms | null, locale: Locale): Array<DeliveryZone<string>> {
  return (terms?.delivery_zones ?? []).map(({ name, ...zone }) => ({
    ...zone,
    name: name && inLocale(name, locale),
  }))
}

/** Collection and delivery terms in one language. */
export function fulfilmentView(
  terms: FulfilmentTerms | null,
  locale: Locale,
): FulfilmentTerms<string> | null {
  return (
    terms && {
      points: terms.points.map(({ code, name, directions, hours }) => ({
        code,
        name: inLocale(name, locale),
        directions: inLocale(directions, locale),
        hours,
      })),
      delivery: terms.delivery,
      delivery_zones: zonesView(terms, locale),
      use: terms.use
        ? { pickup: inLocale(terms.use.pickup, locale), delivery: inLocale(terms.use.delivery, locale) }
        : null,
    }
  )
}

/** Pickup terms in one language. */
export function pickupView(terms: PickupTerms | null, locale: Locale): PickupTerms<string> | null {
  return (
    terms && {
      ...terms,
      zones: terms.zones.map(({ code, name }) => ({ code, name: inLocale(name, locale) })),
    }
  )
}

/**
 * Opening hours of the collection point on a day; none if the buyer chooses the point or no hours are given.
 */
export function counterSpans(
  {
    product,
    option,
  }: { product: { fulfilment: FulfilmentTerms | null }; option: { fulfilmentMethods: string[] } },
  date: LocalDate | null,
): OpenSpan[] {
  return openSpans(placeHours(product.fulfilment, [{ fulfilment: option.fulfilmentMethods }]), date)
}
