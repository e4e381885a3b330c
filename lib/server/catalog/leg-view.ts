import type { z } from 'zod'
import type { leg } from '@/lib/contract/cart'
import { arrivalOf } from '@/lib/domain/arrival'
import { inLocale, type Locale } from '@/lib/domain/locale'
import { type SeatAssignment, seatsOfLeg } from '@/lib/domain/seat-assignment'
import type { Leg } from '@/lib/domain/trip'

/** Legs of a trip in one language; none if the option is no transport. @param seats of a confirmed booking, by leg */
export function legViews(
  legs: readonly Leg[] | undefined,
  timeZone: string,
  locale: Locale,
  seats: readonly SeatAssignment[] = [],
): Array<z.input<typeof leg>> {
  return (legs ?? []).map(({ from, to, option, date, time, minutes = null }, index) => ({
    from: inLocale(from, locale),
    to: inLocale(to, locale),
    option_name: inLocale(option, locale),
    date,
    time,
    arrives: arrivalOf({ date, time, minutes }, timeZone),
    seats: seatsOfLeg(seats, index),
  }))
}
