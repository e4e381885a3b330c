import { type DateMode, DELIVERY_QUESTIONS, type Question, type UnitType } from './catalog'
import type { DeliveryZone } from './delivery-zones'
import { type DeliveryTerms, firstDelivery, hoursOn, isOpenAt, type OpeningHours } from './fulfilment'
import {
  type Group,
  type GroupProblem,
  type GroupSize,
  groupLimit,
  groupProblem,
  joinGroups,
} from './group-size'
import { type LocalDate, weekday } from './local-date'
import { type Locale, languageOf } from './locale'
import { maxPartySize, singlePeople } from './max-party-size'
import type { Pickup } from './pickup'
import type { Quantities } from './selection'
import type { Departure } from './trip'

/** The age up to which a guest of a room is a child. */
export const MAX_CHILD_AGE = 17

/** The guests of one room. */
export interface Room<Age = number> {
  adults: number
  /** The age of each child on the arrival day. */
  children: Age[]
}

export const FULFILMENT_METHODS = ['pickup', 'delivery'] as const
export type FulfilmentMethod = (typeof FULFILMENT_METHODS)[number]

/**
 * How goods reach the buyer. For a collection, `point` is the counter and `time` the time if the day is
 * known; for a delivery, `date` is the day.
 */
export interface Fulfilment {
  way: FulfilmentMethod
  point?: string
  time?: string
  date?: LocalDate
}

/** Booking details besides dates and quantities, as far as the option asks for them. */
export interface BookingDetails<Count = number, Day = LocalDate> {
  rooms?: Array<Room<Count>>
  /** The group, if a boat, a car or a guide is booked for a whole group. */
  group?: Group<Count>
  fulfilment?: Fulfilment
  /** Where the travellers are picked up. */
  pickup?: Pickup
  /** Language code of the guide. */
  guide?: string
  /** The return trip; missing for a one-way trip. */
  return?: Departure<Day>
}

/** Names of the selected details: the collection counter, the pickup zone and the pickup window. */
export interface BookedDetails {
  point: string | null
  zone: string | null
  pickup_window: { from: string; to: string } | null
}

/**
 * Booking details while the form is incomplete: an age, a number or a day that is not entered yet is null.
 */
export type BookingDetailsDraft = BookingDetails<number | null, LocalDate | null>

/** The booking details that an option asks for. */
export interface BookingDetailsRules {
  /** Maximum guests per room; null if no rooms are sold. */
  occupancy: number | null
  /** Units sold for a whole group, for which the group size is asked. */
  groups: ReadonlyArray<{ code: UnitType; group: GroupSize | null }>
  /** Maximum number of people per booking. */
  maxPartySize: number
  ways: readonly FulfilmentMethod[]
  /** Collection counters; empty if the product's own place is the only one. */
  points: ReadonlyArray<{ code: string; hours: readonly OpeningHours[] }>
  /** Null if no delivery day is agreed. */
  delivery: DeliveryTerms | null
  /** Codes of the pickup zones; null without pickup. */
  zones: readonly string[] | null
  guides: readonly string[]
  /** Whether the day of a collection is known, so that a time can be agreed. */
  dated: boolean
  /** What is asked about a return trip; null if none is sold. */
  returns: 'date' | 'time' | null
}

export type BookingDetailsProblem =
  | GroupProblem
  | { code: 'ABOVE_MAX_UNITS'; values: { max: number } }
  | { code: 'GUESTS_REQUIRED'; values: Record<string, never> }
  | { code: 'ROOM_TOO_FULL'; values: { room: number; max: number } }
  | { code: 'FULFILMENT_REQUIRED'; values: Record<string, never> }
  | { code: 'PICKUP_TIME_REQUIRED'; values: Record<string, never> }
  | { code: 'PICKUP_POINT_REQUIRED'; values: Record<string, never> }
  | { code: 'PICKUP_CLOSED'; values: { hours: string } }
  | { code: 'DELIVERY_DATE_REQUIRED'; values: Record<string, never> }
  | { code: 'DELIVERY_TOO_SOON'; values: { days: number } }
  | { code: 'DELIVERY_TOO_LATE'; values: Record<string, never> }
  | { code: 'DELIVERY_CLOSED'; values: Record<string, never> }
  | { code: 'PICKUP_PLACE_REQUIRED'; values: Record<string, never> }
  | { code: 'GUIDE_LANGUAGE_REQUIRED'; values: Record<string, never> }
  | { code: 'RETURN_NOT_OFFERED'; values: Record<string, never> }
  | { code: 'RETURN_REQUIRED'; values: Record<string, never> }

interface OptionShape {
  dateMode: DateMode
  inventory: string
  fulfilmentMethods: readonly string[]
  guideLanguages: readonly string[]
  route: { opposite: string | null } | null
  units: ReadonlyArray<{ code: UnitType; paxCount: number; group: GroupSize | null }>
  /** Collection counters and delivery terms of its product. */
  fulfilment: {
    points: ReadonlyArray<{ code: string; hours: readonly OpeningHours[] }>
    delivery: DeliveryTerms | null
  } | null
  pickup: { zones: ReadonlyArray<{ code: string }> } | null
  questions: readonly Question[]
}

/** The dates that the details must fit: the first day of the booking, and today if known. */
export interface Moment {
  date: LocalDate | null
  today?: LocalDate
}

export function bookingDetailsRules(option: OptionShape): BookingDetailsRules {
  const room = option.inventory === 'NIGHTLY' && option.units.find(({ code }) => code === 'ROOM')
  return {
    occupancy: room ? room.paxCount : null,
    groups: option.units.filter(({ group }) => group !== null),
    maxPartySize: maxPartySize(option.questions),
    ways: FULFILMENT_METHODS.filter((way) => option.fulfilmentMethods.includes(way)),
    points: option.fulfilment?.points ?? [],
    delivery: option.fulfilment?.delivery ?? null,
    zones: option.pickup?.zones.map(({ code }) => code) ?? null,
    guides: option.guideLanguages,
    dated: option.dateMode !== 'NONE',
    returns: option.route?.opposite ? (option.dateMode === 'DATE_TIME' ? 'time' : 'date') : null,
  }
}

const guestsOf = ({ adults, children }: Room<unknown>) => adults + children.length

function roomProblem(
  occupancy: number,
  rooms: ReadonlyArray<Room<number | null>>,
  roomCount: number,
): BookingDetailsProblem | null {
  const unknown = rooms.some(({ adults, children }) => adults < 1 || children.includes(null))
  if (rooms.length !== roomCount || unknown) return { code: 'GUESTS_REQUIRED', values: {} }
  const full = rooms.findIndex((room) => guestsOf(room) > occupancy)
  return full < 0 ? null : { code: 'ROOM_TOO_FULL', values: { room: full + 1, max: occupancy } }
}

function partySizeProblem(
  { groups, maxPartySize: max }: BookingDetailsRules,
  quantities: Quantities,
  group: Group<number | null> | undefined,
): BookingDetailsProblem | null {
  const limit = groupLimit(groups, quantities)
  if (!limit) return null
  const people = singlePeople(quantities, groups) + Math.min(group?.people ?? 0, limit.people)
  return people > max ? { code: 'ABOVE_MAX_UNITS', values: { max } } : groupProblem(limit, group)
}

function collectionProblem(
  { points, dated }: BookingDetailsRules,
  { point, time }: Fulfilment,
  { date }: Moment,
): BookingDetailsProblem | null {
  const counter = points.find(({ code }) => code === point)
  if (points.length > 0 && !counter) return { code: 'PICKUP_POINT_REQUIRED', values: {} }
  if (!dated) return null
  if (!time) return { code: 'PICKUP_TIME_REQUIRED', values: {} }
  if (!counter || date === null || isOpenAt(counter.hours, date, time)) return null
  const hours = hoursOn(counter.hours, date).map((span) => span.join('–'))
  return { code: 'PICKUP_CLOSED', values: { hours: hours.join(', ') || 'none' } }
}

function deliveryProblem(
  terms: DeliveryTerms,
  day: LocalDate | undefined,
  { date, today }: Moment,
): BookingDetailsProblem | null {
  if (day === undefined) return { code: 'DELIVERY_DATE_REQUIRED', values: {} }
  if (!terms.days.includes(weekday(day))) return { code: 'DELIVERY_CLOSED', values: {} }
  const first = today === undefined ? null : firstDelivery(terms, today)
  if (first !== null && day < first) return { code: 'DELIVERY_TOO_SOON', values: { days: terms.lead_days } }
  return date !== null && day > date ? { code: 'DELIVERY_TOO_LATE', values: {} } : null
}

function fulfilmentProblem(
  rules: BookingDetailsRules,
  fulfilment: Fulfilment | undefined,
  moment: Moment,
): BookingDetailsProblem | null {
  if (!fulfilment || !rules.ways.includes(fulfilment.way)) return { code: 'FULFILMENT_REQUIRED', values: {} }
  if (fulfilment.way === 'pickup') return collectionProblem(rules, fulfilment, moment)
  return rules.delivery && deliveryProblem(rules.delivery, fulfilment.date, moment)
}

function pickupProblem(zones: readonly string[], pickup: Pickup | undefined): BookingDetailsProblem | null {
  if (pickup?.way === 'meeting') return null
  const known = zones.length === 0 || zones.includes(pickup?.zone ?? '')
  return known && pickup?.place?.trim() ? null : { code: 'PICKUP_PLACE_REQUIRED', values: {} }
}

function returnProblem(
  { returns }: BookingDetailsRules,
  back: Departure<LocalDate | null> | undefined,
): BookingDetailsProblem | null {
  if (!back) return null
  if (returns === null) return { code: 'RETURN_NOT_OFFERED', values: {} }
  const isComplete = back.date !== null && (returns === 'date' || back.time !== null)
  return isComplete ? null : { code: 'RETURN_REQUIRED', values: {} }
}

/**
 * Returns the first problem of the booking details, or null if they satisfy the rules.
 * @returns GUESTS_REQUIRED, ROOM_TOO_FULL, ABOVE_MAX_UNITS, FULFILMENT_REQUIRED, PICKUP_TIME_REQUIRED,
 *   PICKUP_POINT_REQUIRED, PICKUP_CLOSED, DELIVERY_DATE_REQUIRED, DELIVERY_TOO_SOON, DELIVERY_TOO_LATE, DELIVERY_CLOSED,
 *   PICKUP_PLACE_REQUIRED, GUIDE_LANGUAGE_REQUIRED, RETURN_NOT_OFFERED, RETURN_REQUIRED; the codes of groupProblem()
 */
export function checkBookingDetails(
  rules: BookingDetailsRules,
  quantities: Quantities,
  bookingDetails: BookingDetailsDraft,
  moment: Moment = { date: null },
): BookingDetailsProblem | null {
  const { occupancy, ways, zones, guides } = rules
  const back = returnProblem(rules, bookingDetails.return)
  if (back) return back
  const rooms =
    occupancy === null ? null : roomProblem(occupancy, bookingDetails.rooms ?? [], quantities.ROOM ?? 0)
  if (rooms) return rooms
  const group = partySizeProblem(rules, quantities, bookingDetails.group)
  if (group) return group
  const fulfilment = ways.length > 0 ? fulfilmentProblem(rules, bookingDetails.fulfilment, moment) : null
  if (fulfilment) return fulfilment
  const pickup = zones && pickupProblem(zones, bookingDetails.pickup)
  if (pickup) return pickup
  const hasGuide = guides.length === 0 || guides.includes(bookingDetails.guide ?? '')
  return hasGuide ? null : { code: 'GUIDE_LANGUAGE_REQUIRED', values: {} }
}

/** Returns the guide languages, the reader's own first. */
export function guidesFor(languages: readonly string[], locale: Locale): string[] {
  const own = languageOf(locale)
  return [...languages.filter((code) => code === own), ...languages.filter((code) => code !== own)]
}

/** Joins the details of two selections of the same option: the rooms of both, the people of both groups. */
export function joinBookingDetails(a: BookingDetails, b: BookingDetails): BookingDetails {
  return {
    ...b,
    ...(a.rooms && b.rooms && { rooms: [...a.rooms, ...b.rooms] }),
    ...(a.group && b.group && { group: joinGroups(a.group, b.group) }),
  }
}

/**
 * Returns the open questions: no delivery address for a collection, no pickup place if it is known. If goods are
 * delivered only to some zones, the country and postcode are asked before the address.
 */
export function openQuestions(
  questions: readonly Question[],
  { fulfilment, pickup }: BookingDetails,
  zones: readonly Pick<DeliveryZone, 'postcodes'>[] = [],
): Question[] {
  const open = questions.filter(
    (question) =>
      !(question === 'lead_delivery_address' && fulfilment?.way === 'pickup') &&
      !(question === 'lead_pickup_place' && pickup),
  )
  const inZone = DELIVERY_QUESTIONS.filter((question) =>
    question === 'lead_delivery_country'
      ? zones.length > 0
      : zones.some(({ postcodes }) => postcodes.length > 0),
  )
  return open.flatMap((question) =>
    question === 'lead_delivery_address' ? [...inZone, question] : [question],
  )
}
