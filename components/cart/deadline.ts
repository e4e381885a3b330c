import type { Locale } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'

/** A deadline in the venue's time and, where that is another, in the visitor's; only for the browser, which knows it. */
export function deadlineWords(instant: string, timeZone: string, locale: Locale) {
  const moment = formatInstant(instant, locale, timeZone, 'near')
  const yours = formatInstant(instant, locale, undefined, 'near')
  return { moment, yours: yours === moment ? null : yours }
}
