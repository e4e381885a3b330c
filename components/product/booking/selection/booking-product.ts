import type { Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { type BookingDetailsRules, bookingDetailsRules } from '@/lib/domain/booking-details'
import { maxPartySize } from '@/lib/domain/max-party-size'

/** The product fields that the booking panel needs. */
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

/** Returns the part of a product that is sent to the browser. */
export function bookingProduct(product: Product): BookingProduct {
  const { id, name, vertical, time_zone, instant_confirmation, options, meeting } = product
  const { from, from_option_id, from_unit, from_window, from_inventory } = product
  return {
    id,
    name,
    vertical,
    time_zone,
    instant_confirmation,
    // The page shows menus, meeting points and the next dates; the panel needs only the first date.
    options: options.map((option) => ({
      ...option,
      next_dates: option.next_dates?.slice(0, 1),
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

/** Returns the booking details that an option requires. */
export function rulesOf(option: Option): BookingDetailsRules {
  const { window, inventory, fulfilment, guide_languages, route, units, handover, pickup, questions } = option
  return bookingDetailsRules({
    fulfilment: handover,
    pickup,
    questions,
    dateMode: window,
    inventory,
    fulfilmentMethods: fulfilment,
    guideLanguages: guide_languages,
    route,
    units: units.map(({ code, pax_count, group }) => ({ code, paxCount: pax_count, group })),
  })
}

/** Returns an option's quantity rules in the form that the domain checks. */
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
