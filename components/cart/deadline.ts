import type { Locale } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'

/** Formats a deadline in the venue's time and, if different, the visitor's, which only the browser knows. */
export function deadlineWords(instant: string, timeZone: string, locale: Locale) {
  const moment = formatInstant(instant, locale, timeZone, 'near')
  const yours = formatInstant(instant, locale, undefined, 'near')
  return { moment, yours: yours === moment ? null : yours }
}
