import { dateTimeFormat } from '@/lib/domain/date-time-format'
import type { Locale } from '@/lib/domain/locale'

function nameOf(timeZone: string, at: Date, locale: Locale, style: 'longGeneric' | 'shortOffset'): string {
  const parts = dateTimeFormat(locale, { timeZone, timeZoneName: style }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Returns the common name of a time zone with its UTC offset: 'Thailand Time (GMT+7)'. */
export function timeZoneName(timeZone: string, at: Date, locale: Locale): string {
  return `${nameOf(timeZone, at, locale, 'longGeneric')} (${nameOf(timeZone, at, locale, 'shortOffset')})`
}
