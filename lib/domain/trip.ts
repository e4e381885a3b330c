import type { LocalDate } from './local-date'
import type { Localized } from './locale'

/** What a passenger takes along without paying more; a limit that is not set is null. */
export interface Bags {
  included: number
  maxKg: number | null
  /** Length, width and height together. */
  maxCm: number | null
}

/** Where one sets off, in words by which it is found. */
export interface StartingPlace {
  name: Localized
  directions: Localized
  /** Null where it is no fixed place, like the traveller's hotel. */
  latitude: number | null
  longitude: number | null
}

/** The way that an option of transport goes. */
export interface Route {
  from: Localized
  to: Localized
  /** How long one way takes. */
  minutes: number
  /** Id of the option of the same product and class that goes the other way; null where none is sold. */
  opposite: string | null
  bags: Bags | null
  /** Where it starts; at the product's meeting point where that is null or left out. */
  meeting?: StartingPlace | null
}

/** When one sets off; without a time it is any departure of the day. */
export interface Departure<Day = LocalDate> {
  date: Day
  time: string | null
}

/** One way of a trip, as a cart shows it and a booking keeps it. */
export interface Leg {
  from: Localized
  to: Localized
  /** The class. */
  option: Localized
  date: LocalDate | null
  time: string | null
  /** Where it starts; null where that is the product's meeting point, left out by older bookings. */
  meeting?: { name: Localized<string | null>; directions: Localized<string | null> } | null
}

/** Minutes of the wall clock since a fixed day. */
function clockMinutes(date: LocalDate, time: string): number {
  return Date.parse(`${date}T${time.slice(0, 5)}Z`) / 60_000
}

/**
 * Whether somebody would set off back before having arrived. Both ways are told in the product's own time; where one
 * has no time, the days alone are compared.
 * @param minutes how long one way takes
 */
export function returnsTooEarly(out: Departure, back: Departure, minutes: number): boolean {
  if (out.time === null || back.time === null) return back.date < out.date
  return clockMinutes(back.date, back.time) < clockMinutes(out.date, out.time) + minutes
}
