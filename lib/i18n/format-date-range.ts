import type { LocalDate } from '@/lib/domain/local-date'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { formatDate, type NearDateStyle } from './format'

interface When {
  date: LocalDate | null
  end_date: LocalDate | null
  time: string | null
}

/** Formats the date, date range and time of a booking, e.g. 'Sat 12 Dec, 18:30'; null without a date. */
export function formatDateRange(
  { date, end_date, time }: When,
  locale: Locale,
  style: NearDateStyle = 'near',
) {
  if (!date) return null
  const from = formatDate(date, locale, style)
  const days = end_date && end_date !== date ? `${from} – ${formatDate(end_date, locale, style)}` : from
  return time ? days + factsOf(locale).timeSeparator + time : days
}

/** Formats a period of days where there is little space, e.g. '12 Dec – 15 Dec'; without the year, and no day is broken. */
export function formatPeriod(from: LocalDate, to: LocalDate, locale: Locale): string {
  const day = (date: LocalDate) => formatDate(date, locale, 'short').replaceAll(' ', '\u00a0')
  return from === to ? day(from) : `${day(from)} – ${day(to)}`
}
