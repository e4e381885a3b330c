import type { Locale } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'

const MINUTE = 60_000

export interface HoldTime {
  /** End of the hold in the venue's time: HH:MM if it is today in both zones, else with the date. */
  there: string
  /** The same in the viewer's time. */
  here: string
  /** Whether the end is today in both zones. */
  today: boolean
  /** Whole minutes left, rounded up. */
  minutes: number
  /** Seconds left in the last minute; null before it. */
  seconds: number | null
}

/**
 * Returns when a hold ends; null once it is over.
 * @param viewer time zone; the browser's by default
 */
export function holdTime(
  expiresAt: string,
  now: Date,
  locale: Locale,
  { venue, viewer }: { venue: string; viewer?: string },
): HoldTime | null {
  const end = new Date(expiresAt)
  const left = end.getTime() - now.getTime()
  if (left <= 0) return null
  const day = (moment: Date, timeZone?: string) => moment.toLocaleDateString('sv-SE', { timeZone })
  const today = [venue, viewer].every((zone) => day(end, zone) === day(now, zone))
  const format = (timeZone?: string) =>
    today
      ? end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
      : formatInstant(end, locale, timeZone)
  return {
    there: format(venue),
    here: format(viewer),
    today,
    minutes: Math.ceil(left / MINUTE),
    seconds: left < MINUTE ? Math.ceil(left / 1000) : null,
  }
}
