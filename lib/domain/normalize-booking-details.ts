import type { BookingDetails, BookingDetailsRules, Fulfilment } from './booking-details'
import type { Group } from './group-size'
import type { Pickup } from './pickup'

function tidyFulfilment(
  { ways, points, delivery, dated }: BookingDetailsRules,
  fulfilment: Fulfilment | undefined,
) {
  const [onlyWay] = ways.length === 1 ? ways : []
  const way = fulfilment?.way ?? onlyWay
  if (ways.length === 0 || !way) return null
  if (way === 'delivery') return { way, ...(delivery && fulfilment?.date && { date: fulfilment.date }) }
  const point = points.length === 1 ? points[0]?.code : fulfilment?.point
  return {
    way,
    ...(points.length > 0 && point && { point }),
    ...(dated && fulfilment?.time && { time: fulfilment.time }),
  }
}

function tidyPickup(zones: readonly string[], { way, zone, place }: Pickup): Pickup {
  if (way === 'meeting') return { way }
  return { way, ...(zones.length > 0 && zone && { zone }), ...(place && { place }) }
}

function tidyGroup<Count>(
  groups: BookingDetailsRules['groups'],
  { people, bags }: Group<Count>,
): Group<Count> {
  const requiresBags = groups.some(({ group }) => group?.bags != null)
  return { people, ...(requiresBags && bags !== undefined && { bags }) }
}

/**
 * Normalizes booking details: drops what the option does not ask for and fills in defaults. A return trip is
 * never dropped, so that a round trip does not silently become one way. A single fulfilment method or counter
 * is selected automatically; the default guide language is the first one offered.
 */
export function tidyBookingDetails<Count, Day>(
  rules: BookingDetailsRules,
  { rooms, group, fulfilment, pickup, guide, return: back }: BookingDetails<Count, Day>,
): BookingDetails<Count, Day> {
  const { occupancy, groups, zones, guides, returns } = rules
  const normalized = tidyFulfilment(rules, fulfilment)
  const language = guide ?? guides[0]
  return {
    ...(occupancy !== null && rooms && { rooms }),
    ...(groups.length > 0 && group && { group: tidyGroup(groups, group) }),
    ...(normalized && { fulfilment: normalized }),
    ...(zones && pickup && { pickup: tidyPickup(zones, pickup) }),
    ...(guides.length > 0 && language && { guide: language }),
    ...(back && { return: { date: back.date, time: returns === 'date' ? null : back.time } }),
  }
}
