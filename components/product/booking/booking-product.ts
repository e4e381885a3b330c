import type { Option, Product } from '@/lib/contract/catalog'
import { type BookingDetailsRules, bookingDetailsRules } from '@/lib/domain/booking-details'
import { maxPartySize } from '@/lib/domain/max-party-size'

/** What the booking panel needs of a product. */
export type BookingProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'vertical'
  | 'time_zone'
  | 'instant_confirmation'
  | 'from'
  | 'from_option_id'
  | 'from_unit'
  | 'from_window'
  | 'from_inventory'
  | 'options'
  | 'meeting'
>

/** The part of a product that travels to the browser. */
export function bookingProduct(product: Product): BookingProduct {
  const { id, name, vertical, time_zone, instant_confirmation, options, meeting } = product
  const { from, from_option_id, from_unit, from_window, from_inventory } = product
  return {
    id,
    name,
    vertical,
    time_zone,
    instant_confirmation,
    // The dishes and where a way starts stand on the page; nothing here says them again.
    options: options.map((option) => ({
      ...option,
      menu: [],
      route: option.route && { ...option.route, meeting: null },
    })),
    meeting,
    from,
    from_option_id,
    from_unit,
    from_window,
    from_inventory,
  }
}

/** What an option asks to be arranged. */
export function rulesOf(option: Option): BookingDetailsRules {
  const { window, inventory, fulfilment, guide_languages, route, units, handover, pickup, questions } = option
  return bookingDetailsRules({
    handover,
    pickup,
    questions,
    window,
    inventory,
    fulfilment,
    guideLanguages: guide_languages,
    route,
    units: units.map(({ code, pax_count, group }) => ({ code, paxCount: pax_count, group })),
  })
}

/** An option's rules as the domain checks them. */
export function unitRules({ min_units, max_units, questions, units }: Option) {
  return {
    minUnits: min_units,
    maxUnits: max_units,
    maxPartySize: maxPartySize(questions),
    units: units.map(({ code, accompanied_by, max_quantity, pax_count, group }) => ({
      code,
      accompaniedBy: accompanied_by,
      maxQuantity: max_quantity,
      paxCount: pax_count,
      group,
    })),
  }
}
