import type { Arrival } from '@/lib/domain/arrival'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Locale } from '@/lib/domain/locale'
import type { NearDateStyle } from './format'
import { formatDateRange } from './format-date-range'

interface Leg {
  from: string
  to: string
  option_name: string
  date: LocalDate | null
  time: string | null
  arrives: Arrival | null
}

/** Returns the values of the message `bookingDetails.leg`; an arrival on the day of departure is a time alone. */
export function legValues(leg: Leg, locale: Locale, style?: NearDateStyle) {
  const { from, to, option_name: option, date, time, arrives } = leg
  const momentText = (day: LocalDate | null, clock: string | null) =>
    formatDateRange({ date: day, end_date: null, time: clock }, locale, style)
  const arrival = arrives && (arrives.date === date ? arrives.time : momentText(arrives.date, arrives.time))
  return { from, to, option, when: momentText(date, time) ?? '', arrives: arrival ?? 'none' }
}
