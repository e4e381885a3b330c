import type { LocalDate } from './local-date'
import type { Localized } from './locale'

/** Free luggage per passenger; null means no limit. */
export interface Bags {
  included: number
  maxKg: number | null
  /** Length + width + height. */
  maxCm: number | null
}

/** A departure point with directions. */
export interface StartingPlace {
  name: Localized
  directions: Localized
  /** Null if it is not a fixed place, e.g. the traveller's hotel. */
  latitude: number | null
  longitude: number | null
}

/** The route of a transport option. */
export interface Route {
  from: Localized
  to: Localized
  /** Duration of one direction. */
  minutes: number
  /** Id of the option of the same product and class for the opposite direction; null if none is sold. */
  opposite: string | null
  bags: Bags | null
  /** Departure point; if null or missing, the product's meeting point. */
  meeting?: StartingPlace | null
}

/** A departure; without a time, any departure of the day. */
export interface Departure<Day = LocalDate> {
  date: Day
  time: string | null
}

/** One direction of a trip, as shown in the cart and stored in the booking. */
export interface Leg {
  from: Localized
  to: Localized
  /** The travel class. */
  option: Localized
  date: LocalDate | null
  time: string | null
  /** Duration; missing in older bookings. */
  minutes?: number
  /** Departure point; null if it is the product's meeting point; missing in older bookings. */
  meeting?: {
    name: Localized<string | null>
    directions: Localized<string | null>
    /** Missing in older bookings. */
    latitude?: number | null
    longitude?: number | null
  } | null
}

/** Converts a local date and time to minutes since a fixed day. */
function clockMinutes(date: LocalDate, time: string): number {
  return Date.parse(`${date}T${time.slice(0, 5)}Z`) / 60_000
}

/**
 * Whether the return departs before the arrival of the outward trip. Both are in the product's time zone; if
 * one has no time, only the dates are compared.
 * @param minutes duration of one direction
 */
export function returnsTooEarly(out: Departure, back: Departure, minutes: number): boolean {
  if (out.time === null || back.time === null) return back.date < out.date
  return clockMinutes(back.date, back.time) < clockMinutes(out.date, out.time) + minutes
}
