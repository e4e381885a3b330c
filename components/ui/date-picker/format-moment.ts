import type { Locale } from '@/lib/domain/locale'
import { formatDate, formatInstant } from '@/lib/i18n/format'
import { dateOf, type Moment, type PickerMode, timeOf } from './moment'
import type { Span } from './rules'

/** Formats a moment in the page's language: 'Sat 12 Dec 2026, 18:30'. */
export function formatMoment(moment: Moment, mode: PickerMode, locale: Locale): string {
  if (mode === 'time') return moment
  if (mode === 'date') return formatDate(moment, locale)
  // The time comes last in every language of the shop, so seconds can be appended.
  return formatInstant(`${moment.slice(0, 16)}Z`, locale, 'UTC') + moment.slice(16)
}

/** Formats a range: 'Sat 12 Dec – Tue 15 Dec'; years only if they differ, a day with two times only once. */
export function formatSpan({ start, end }: Span, mode: PickerMode, locale: Locale): string {
  if (start === end) return formatMoment(start, mode, locale)
  if (mode === 'datetime' && dateOf(start) === dateOf(end))
    return `${formatMoment(start, mode, locale)} – ${timeOf(end)}`
  if (mode === 'date' && start.slice(0, 4) === end.slice(0, 4))
    return `${formatDate(start, locale, 'day')} – ${formatDate(end, locale, 'day')}`
  return `${formatMoment(start, mode, locale)} – ${formatMoment(end, mode, locale)}`
}
