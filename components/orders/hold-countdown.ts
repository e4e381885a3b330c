import type { Locale } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'

const MINUTE = 60_000

export interface HoldTime {
  /** Its end by the venue's clock: HH:MM where that is today, there and here, else with its date. */
  there: string
  /** The same by the viewer's clock. */
  here: string
  /** Whether both are on today. */
  today: boolean
  /** Whole minutes left, rounded up. */
  minutes: number
  /** Seconds left in the last minute; null before it. */
  seconds: number | null
}

/**
 * Until when places are held; null once it is over.
 * @param viewer the browser's own time zone unless told
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
  const told = (timeZone?: string) =>
    today
      ? end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
      : formatInstant(end, locale, timeZone)
  return {
    there: told(venue),
    here: told(viewer),
    today,
    minutes: Math.ceil(left / MINUTE),
    seconds: left < MINUTE ? Math.ceil(left / 1000) : null,
  }
}
