import type { Availability, AvailabilityDay } from '@/lib/contract/catalog'
import type { LocalDate } from '@/lib/domain/local-date'

/** Availability and prices loaded so far. */
export interface KnownAvailability {
  loaded: Availability[]
  /** Something could not be loaded. */
  failed: boolean
}

export const NOTHING_KNOWN: KnownAvailability = { loaded: [], failed: false }

export interface AvailabilityView {
  /** Undefined if not loaded (yet). */
  day(optionId: string, date: LocalDate): AvailabilityDay | undefined
  /** Stock of an option without dates; null if unlimited, undefined if not loaded. */
  stock(optionId: string): number | null | undefined
  /** First and last bookable day. */
  bounds: { first: LocalDate; last: LocalDate } | null
  failed: boolean
}

export function availabilityView({ loaded, failed }: KnownAvailability): AvailabilityView {
  const of = (optionId: string) => loaded.filter(({ option_id }) => option_id === optionId)
  const [someDay] = loaded
  return {
    day: (optionId, date) =>
      of(optionId)
        .flatMap(({ days }) => days)
        .find((day) => day.date === date),
    stock: (optionId) => of(optionId)[0]?.stock,
    bounds: someDay ? { first: someDay.first_date, last: someDay.last_date } : null,
    failed,
  }
}
