import { instantOf } from '@/lib/domain/instant'
import { addDays, type LocalDate } from '@/lib/domain/local-date'

const DAY_SECONDS = 86_400

/** The days of a time zone, for which finding out the offset takes longer than a lookup. */
interface Day {
  /** Counted from 1970. */
  number: number
  /** In seconds; null if the clocks change on this day. */
  offset: number | null
}

const zones = new Map<string, Map<LocalDate, Day>>()
/** Three years in thirty zones. */
const MAX_KNOWN = 33_000
let known = 0

const secondsOf = (date: LocalDate, time: string | null, timeZone: string) =>
  instantOf(date, time, timeZone).getTime() / 1000

function dayOf(date: LocalDate, timeZone: string): Day {
  const stored = zones.get(timeZone)?.get(date)
  if (stored) return stored
  if (known >= MAX_KNOWN) {
    zones.clear()
    known = 0
  }
  const number = Date.parse(date) / 1000 / DAY_SECONDS
  const offset = number * DAY_SECONDS - secondsOf(date, null, timeZone)
  const offsetAfter = (number + 1) * DAY_SECONDS - secondsOf(addDays(date, 1), null, timeZone)
  const day = { number, offset: offset === offsetAfter ? offset : null }
  const days = zones.get(timeZone) ?? new Map<LocalDate, Day>()
  zones.set(timeZone, days.set(date, day))
  known++
  return day
}

const times = new Map<string | null, number>()

function secondsOfDay(time: string | null): number {
  const stored = times.get(time)
  if (stored !== undefined) return stored
  const [hours = 0, minutes = 0, seconds = 0] = time?.split(':').map(Number) ?? []
  const result = (hours * 60 + minutes) * 60 + seconds
  times.set(time, result)
  return result
}

export interface SlotStart {
  /** The local day, counted from 1970. */
  day: number
  /** The seconds from the beginning of the same day in UTC to the start. Equal for most days of a time of day. */
  shift: number
}

/** Returns the start of a slot at a local time; null for one without a date. */
export function slotStart(date: LocalDate | null, time: string | null, timeZone: string): SlotStart | null {
  if (date === null) return null
  const { number, offset } = dayOf(date, timeZone)
  const shift =
    offset === null ? secondsOf(date, time, timeZone) - number * DAY_SECONDS : secondsOfDay(time) - offset
  return { day: number, shift }
}

/** Returns the instant of a slot at a local time. */
export function slotInstant(date: LocalDate | null, time: string | null, timeZone: string): string | null {
  const start = slotStart(date, time, timeZone)
  return start && new Date((start.day * DAY_SECONDS + start.shift) * 1000).toISOString()
}
