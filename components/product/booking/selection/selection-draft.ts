import type { Option } from '@/lib/contract/option'
import type { BookingDetailsDraft, Room } from '@/lib/domain/booking-details'
import type { LocalDate } from '@/lib/domain/local-date'
import { tidyBookingDetails } from '@/lib/domain/normalize-booking-details'
import { checkQuantities, type Quantities, requiredDateInputs } from '@/lib/domain/selection'
import { rulesOf, unitRules } from './booking-product'

/** A selection that may be incomplete. */
export interface SelectionDraft {
  optionId: string
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  quantities: Quantities
  extras: string[]
  bookingDetails: BookingDetailsDraft
}

/** Returns the minimum of the main unit; nothing else is preselected. */
function startingQuantities({ units, min_units }: Option): Quantities {
  const [main] = units
  return main ? { [main.code]: Math.max(1, min_units) } : {}
}

/** Returns the initial guests of a room: two, or fewer if the room is smaller. */
export function startingRoom(occupancy: number): Room {
  return { adults: Math.min(2, occupancy), children: [] }
}

/** Returns the booking details that an option requires, with the chosen rooms and forced values. */
function bookingDetailsFor(
  option: Option,
  quantities: Quantities,
  previous: BookingDetailsDraft,
): BookingDetailsDraft {
  const rules = rulesOf(option)
  const { occupancy, groups, ways, zones, guides, returns } = rules
  const { rooms = [], group, fulfilment, pickup, guide, return: departure } = previous
  const retained = {
    ...(groups.length > 0 && group && { group }),
    ...(fulfilment && ways.includes(fulfilment.way) && { fulfilment }),
    ...(zones && pickup && { pickup }),
    ...(guide !== undefined && guides.includes(guide) && { guide }),
    ...(returns !== null && departure && { return: departure }),
  }
  if (occupancy === null) return tidyBookingDetails(rules, retained)
  const count = quantities.ROOM ?? 0
  return tidyBookingDetails(rules, {
    ...retained,
    rooms: Array.from({ length: count }, (_, index) => rooms[index] ?? startingRoom(occupancy)),
  })
}

export function startingSelection(option: Option): SelectionDraft {
  return {
    optionId: option.id,
    date: null,
    endDate: null,
    time: null,
    quantities: startingQuantities(option),
    extras: [],
    bookingDetails: bookingDetailsFor(option, startingQuantities(option), {}),
  }
}

/** Switches the option, retaining what the new one also requires. */
export function switchOption(selection: SelectionDraft, option: Option): SelectionDraft {
  const question = requiredDateInputs(option.window)
  const retained = Object.entries(selection.quantities).filter(([code]) =>
    option.units.some((unit) => unit.code === code),
  )
  const known: Quantities = Object.fromEntries(retained)
  const quantities = checkQuantities(unitRules(option), known) ? startingQuantities(option) : known
  return {
    optionId: option.id,
    date: question.date ? selection.date : null,
    endDate: question.range ? selection.endDate : null,
    time: question.time ? selection.time : null,
    quantities,
    extras: selection.extras.filter((code) => option.extras.some((extra) => extra.code === code)),
    bookingDetails: bookingDetailsFor(option, quantities, selection.bookingDetails),
  }
}
