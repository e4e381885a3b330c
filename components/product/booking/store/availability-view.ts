import type { Availability, AvailabilityDay } from '@/lib/contract/catalog'
import type { LocalDate } from '@/lib/domain/local-date'
import type { DayLookup } from '../selection/selected-days'
import type { KnownAvailability } from './booking-state'

const indexes = new WeakMap<Availability, Map<LocalDate, AvailabilityDay>>()

function indexOf(availability: Availability): Map<LocalDate, AvailabilityDay> {
  const index = indexes.get(availability) ?? new Map(availability.days.map((day) => [day.date, day]))
  indexes.set(availability, index)
  return index
}

/** Returns the loaded months of an option. */
export function loadedOf({ loaded }: KnownAvailability, optionId: string): Availability[] {
  return loaded.filter(({ option_id }) => option_id === optionId)
}

/** Returns the days of loaded months. */
export function daysOf(months: readonly Availability[]): DayLookup {
  return (date) => {
    for (const month of months) {
      const day = indexOf(month).get(date)
      if (day) return day
    }
  }
}

/** Returns the stock of an option without dates; null if unlimited, undefined if not loaded. */
export function stockOf(known: KnownAvailability, optionId: string): number | null | undefined {
  return loadedOf(known, optionId)[0]?.stock
}

export function isStockLow(known: KnownAvailability, optionId: string): boolean {
  return loadedOf(known, optionId)[0]?.few ?? false
}

/** Returns the first and the last bookable day; null if not loaded. */
export function boundsOf({ loaded: [some] }: Pick<KnownAvailability, 'loaded'>) {
  return some ? { first: some.first_date, last: some.last_date } : null
}
