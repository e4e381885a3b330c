import type { Selection } from '@/lib/contract/cart'
import type { Option } from '@/lib/contract/catalog'
import {
  type BookingDetailsDraft,
  type BookingDetailsProblem,
  checkBookingDetails,
  type Room,
} from '@/lib/domain/booking-details'
import type { UnitType } from '@/lib/domain/catalog'
import type { LocalDate } from '@/lib/domain/local-date'
import { tidyBookingDetails } from '@/lib/domain/normalize-booking-details'
import { checkQuantities, type Quantities, requiredDateInputs } from '@/lib/domain/selection'
import { rulesOf, unitRules } from './booking-product'

/** The choice so far. */
export interface SelectionDraft {
  optionId: string
  date: LocalDate | null
  endDate: LocalDate | null
  time: string | null
  quantities: Quantities
  extras: string[]
  arrangement: BookingDetailsDraft
}

/** What is still missing. */
export type Missing = 'date' | 'end' | 'time' | 'return' | 'units' | 'ages' | 'arrangement'

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
  before: BookingDetailsDraft,
): BookingDetailsDraft {
  const rules = rulesOf(option)
  const { occupancy, groups, ways, zones, guides, returns } = rules
  const { rooms = [], group, handover, pickup, guide, return: back } = before
  const kept = {
    ...(groups.length > 0 && group && { group }),
    ...(handover && ways.includes(handover.way) && { handover }),
    ...(zones && pickup && { pickup }),
    ...(guide !== undefined && guides.includes(guide) && { guide }),
    ...(returns !== null && back && { return: back }),
  }
  if (occupancy === null) return tidyBookingDetails(rules, kept)
  const count = quantities.ROOM ?? 0
  return tidyBookingDetails(rules, {
    ...kept,
    rooms: Array.from({ length: count }, (_, index) => rooms[index] ?? startingRoom(occupancy)),
  })
}

export function startingChoice(option: Option): SelectionDraft {
  return {
    optionId: option.id,
    date: null,
    endDate: null,
    time: null,
    quantities: startingQuantities(option),
    extras: [],
    arrangement: bookingDetailsFor(option, startingQuantities(option), {}),
  }
}

/** Switches the option, retaining what the new one also requires. */
export function switchOption(choice: SelectionDraft, option: Option): SelectionDraft {
  const question = requiredDateInputs(option.window)
  const kept = Object.entries(choice.quantities).filter(([code]) =>
    option.units.some((unit) => unit.code === code),
  )
  const known: Quantities = Object.fromEntries(kept)
  const quantities = checkQuantities(unitRules(option), known) ? startingQuantities(option) : known
  return {
    optionId: option.id,
    date: question.date ? choice.date : null,
    endDate: question.range ? choice.endDate : null,
    time: question.time ? choice.time : null,
    quantities,
    extras: choice.extras.filter((code) => option.extras.some((extra) => extra.code === code)),
    arrangement: bookingDetailsFor(option, quantities, choice.arrangement),
  }
}

/** Problems that belong to the units step. */
const WHO_COMES: ReadonlyArray<BookingDetailsProblem['code']> = [
  'GUESTS_REQUIRED',
  'ROOM_TOO_FULL',
  'GROUP_REQUIRED',
  'GROUP_TOO_BIG',
  'TOO_MANY',
  'BAGS_REQUIRED',
  'TOO_MANY_BAGS',
]

/** Returns the first missing choice; null if complete. */
export function missingIn(choice: SelectionDraft, option: Option): Missing | null {
  const question = requiredDateInputs(option.window)
  if (question.date && !choice.date) return 'date'
  if (question.range && !choice.endDate) return 'end'
  if (question.time && !choice.time) return 'time'
  if (checkQuantities(unitRules(option), choice.quantities)) return 'units'
  const open = checkBookingDetails(rulesOf(option), choice.quantities, choice.arrangement, {
    date: choice.date,
  })
  if (!open) return null
  if (open.code === 'RETURN_REQUIRED') return 'return'
  if (open.code === 'GUESTS_REQUIRED') return 'ages'
  return WHO_COMES.includes(open.code) ? 'units' : 'arrangement'
}

/** Removes ages, numbers and dates not entered yet; a complete choice has none. */
function enteredBookingDetails({
  rooms,
  group,
  return: back,
  ...others
}: BookingDetailsDraft): Selection['arrangement'] {
  const { people, bags } = group ?? {}
  const rest = {
    ...others,
    ...(people != null && { group: { people, ...(bags != null && { bags }) } }),
    ...(back && back.date !== null && { return: { date: back.date, time: back.time } }),
  }
  if (!rooms) return rest
  const told = rooms.map(({ adults, children }) => ({
    adults,
    children: children.filter((age) => age !== null),
  }))
  return { ...rest, rooms: told }
}

/** Converts a choice to the cart's request format. */
export function selectionOf(choice: SelectionDraft, productId: string): Selection {
  const quantities = Object.entries(choice.quantities).filter(([, quantity]) => quantity > 0)
  return {
    product_id: productId,
    option_id: choice.optionId,
    date: choice.date,
    end_date: choice.endDate,
    time: choice.time,
    quantities: Object.fromEntries(quantities),
    extras: choice.extras,
    arrangement: enteredBookingDetails(choice.arrangement),
  }
}

/** Restores a saved choice as far as still valid; null if it is not. */
export function restoredChoice(text: string | null, options: Option[]): SelectionDraft | null {
  if (!text) return null
  try {
    const stored = JSON.parse(text) as Partial<SelectionDraft>
    const option = options.find(({ id }) => id === stored.optionId)
    if (!option) return null
    const counted = Object.entries(stored.quantities ?? {}).filter(
      (entry): entry is [UnitType, number] => Number.isInteger(entry[1]) && entry[1] >= 0,
    )
    return switchOption(
      {
        ...startingChoice(option),
        date: stored.date ?? null,
        endDate: stored.endDate ?? null,
        time: stored.time ?? null,
        quantities: Object.fromEntries(counted),
        extras: Array.isArray(stored.extras) ? stored.extras : [],
        arrangement: stored.arrangement ?? {},
      },
      option,
    )
  } catch {
    return null
  }
}

/** Converts a selection back to a choice. */
function choiceOf({
  option_id,
  date,
  end_date,
  time,
  quantities,
  extras,
  arrangement,
}: Selection): SelectionDraft {
  return {
    optionId: option_id,
    date: date ?? null,
    endDate: end_date ?? null,
    time: time ?? null,
    quantities,
    extras: extras ?? [],
    arrangement: arrangement ?? {},
  }
}

/** Returns the saved choice, or, if incomplete, the one waiting for sign-in; null if there is neither. */
export function choiceBefore(
  text: string | null,
  waiting: Selection | null,
  options: Option[],
): SelectionDraft | null {
  const kept = restoredChoice(text, options)
  const option = options.find(({ id }) => id === kept?.optionId)
  if (kept && option && !missingIn(kept, option)) return kept
  return (waiting && restoredChoice(JSON.stringify(choiceOf(waiting)), options)) ?? kept
}
