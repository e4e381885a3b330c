import type { BookingWindow, Question, UnitType } from './catalog'
import type { LocalDate } from './local-date'
import type { Locale } from './locale'
import type { Quantities } from './selection'
import type { Departure } from './trip'

/** Who sleeps in one room. */
export interface Room<Age = number> {
  adults: number
  /** The age of each child on the day of arrival. */
  children: Age[]
}

export const HANDOVER_WAYS = ['pickup', 'delivery'] as const
export type HandoverWay = (typeof HANDOVER_WAYS)[number]

/** How goods get to their buyer; `time` is when they are fetched, where the day is known. */
export interface Handover {
  way: HandoverWay
  time?: string
}

/** What is chosen beside dates and quantities, as far as the option asks for it. */
export interface Arrangement<Age = number, Day = LocalDate> {
  rooms?: Array<Room<Age>>
  handover?: Handover
  /** Code of the language that the guide speaks. */
  guide?: string
  /** The way back of a return trip; one way where there is none. */
  return?: Departure<Day>
}

/** An arrangement while it is made: an age or a day that is not told yet is null. */
export type ArrangementDraft = Arrangement<number | null, LocalDate | null>

/** What an option asks to be arranged. */
export interface ArrangementRules {
  /** Guests that one room takes; null where no rooms are sold. */
  occupancy: number | null
  ways: readonly HandoverWay[]
  guides: readonly string[]
  /** Whether the day of a pick-up is known, so that its time can be agreed. */
  dated: boolean
  /** What is asked about a way back; null where none is sold. */
  returns: 'date' | 'time' | null
}

export type ArrangementProblem =
  | { code: 'GUESTS_REQUIRED'; values: Record<string, never> }
  | { code: 'ROOM_TOO_FULL'; values: { room: number; max: number } }
  | { code: 'HANDOVER_REQUIRED'; values: Record<string, never> }
  | { code: 'PICKUP_TIME_REQUIRED'; values: Record<string, never> }
  | { code: 'GUIDE_LANGUAGE_REQUIRED'; values: Record<string, never> }
  | { code: 'RETURN_NOT_SOLD'; values: Record<string, never> }
  | { code: 'RETURN_REQUIRED'; values: Record<string, never> }

interface OptionShape {
  window: BookingWindow
  inventory: string
  fulfilment: readonly string[]
  guideLanguages: readonly string[]
  route: { opposite: string | null } | null
  units: ReadonlyArray<{ code: UnitType; paxCount: number }>
}

export function arrangementRules(option: OptionShape): ArrangementRules {
  const room = option.inventory === 'NIGHTLY' && option.units.find(({ code }) => code === 'ROOM')
  return {
    occupancy: room ? room.paxCount : null,
    ways: HANDOVER_WAYS.filter((way) => option.fulfilment.includes(way)),
    guides: option.guideLanguages,
    dated: option.window !== 'NONE',
    returns: option.route?.opposite ? (option.window === 'DATE_TIME' ? 'time' : 'date') : null,
  }
}

const guestsOf = ({ adults, children }: Room<unknown>) => adults + children.length

function roomProblem(
  occupancy: number,
  rooms: ReadonlyArray<Room<number | null>>,
  wanted: number,
): ArrangementProblem | null {
  const unknown = rooms.some(({ adults, children }) => adults < 1 || children.includes(null))
  if (rooms.length !== wanted || unknown) return { code: 'GUESTS_REQUIRED', values: {} }
  const full = rooms.findIndex((room) => guestsOf(room) > occupancy)
  return full < 0 ? null : { code: 'ROOM_TOO_FULL', values: { room: full + 1, max: occupancy } }
}

function handoverProblem({ ways, dated }: ArrangementRules, handover?: Handover): ArrangementProblem | null {
  if (!handover || !ways.includes(handover.way)) return { code: 'HANDOVER_REQUIRED', values: {} }
  const timed = dated && handover.way === 'pickup'
  return timed && !handover.time ? { code: 'PICKUP_TIME_REQUIRED', values: {} } : null
}

function returnProblem(
  { returns }: ArrangementRules,
  back: Departure<LocalDate | null> | undefined,
): ArrangementProblem | null {
  if (!back) return null
  if (returns === null) return { code: 'RETURN_NOT_SOLD', values: {} }
  const told = back.date !== null && (returns === 'date' || back.time !== null)
  return told ? null : { code: 'RETURN_REQUIRED', values: {} }
}

/** The first thing that is not arranged as an option asks; null where all is. */
export function checkArrangement(
  rules: ArrangementRules,
  quantities: Quantities,
  arrangement: ArrangementDraft,
): ArrangementProblem | null {
  const { occupancy, ways, guides } = rules
  const back = returnProblem(rules, arrangement.return)
  if (back) return back
  const rooms =
    occupancy === null ? null : roomProblem(occupancy, arrangement.rooms ?? [], quantities.ROOM ?? 0)
  if (rooms) return rooms
  const handover = ways.length > 0 ? handoverProblem(rules, arrangement.handover) : null
  if (handover) return handover
  const spoken = guides.length === 0 || guides.includes(arrangement.guide ?? '')
  return spoken ? null : { code: 'GUIDE_LANGUAGE_REQUIRED', values: {} }
}

/**
 * An arrangement without what an option does not ask; a wish for a way back stays in any case, so that nobody gets
 * half a trip in silence. Where there is only one way of handing over, that one is
 * taken, and where no language was asked for, the first one that is spoken.
 */
export function tidyArrangement<Age, Day>(
  rules: ArrangementRules,
  { rooms, handover, guide, return: back }: Arrangement<Age, Day>,
): Arrangement<Age, Day> {
  const { occupancy, ways, guides, dated, returns } = rules
  const [onlyWay] = ways.length === 1 ? ways : []
  const way = handover?.way ?? onlyWay
  const time = way === 'pickup' && dated ? handover?.time : undefined
  const spoken = guide ?? guides[0]
  return {
    ...(occupancy !== null && rooms && { rooms }),
    ...(ways.length > 0 && way && { handover: { way, ...(time && { time }) } }),
    ...(guides.length > 0 && spoken && { guide: spoken }),
    ...(back && { return: { date: back.date, time: returns === 'date' ? null : back.time } }),
  }
}

/** The languages of guides, the reader's own first. */
export function guidesFor(languages: readonly string[], locale: Locale): string[] {
  const own = locale.split('-')[0]
  return [...languages.filter((code) => code === own), ...languages.filter((code) => code !== own)]
}

/** Two choices of the same thing as one: the rooms of both. */
export function joinArrangements(a: Arrangement, b: Arrangement): Arrangement {
  return a.rooms && b.rooms ? { ...a, rooms: [...a.rooms, ...b.rooms] } : b
}

/** The questions that are still open: nobody asks for an address who hands over at a counter. */
export function openQuestions(questions: readonly Question[], { handover }: Arrangement): Question[] {
  return questions.filter((question) => question !== 'lead_delivery_address' || handover?.way !== 'pickup')
}
