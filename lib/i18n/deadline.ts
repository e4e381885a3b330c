import type { Locale } from '@/lib/domain/locale'
import { formatInstant } from './format'

export interface DeadlineFormat {
  locale: Locale
  /** The venue's time zone. */
  timeZone: string
  /** 'near' omits the current year; it reads the clock: not for cached pages. */
  style?: 'full' | 'near'
}

export interface Deadline {
  /** In the venue's time. */
  there: string
  /** In the viewer's time, which only the browser knows; null if both clocks agree. */
  here: string | null
}

/** Formats a deadline in the venue's time and, if different, the viewer's. */
export function formatDeadline(
  instant: string | Date,
  { locale, timeZone, style }: DeadlineFormat,
): Deadline {
  const there = formatInstant(instant, locale, timeZone, style)
  const here = formatInstant(instant, locale, undefined, style)
  return { there, here: here === there ? null : here }
}
