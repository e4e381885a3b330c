import { dateTimeFormat } from './date-time-format'
import { type LocalDate, todayIn } from './local-date'
import { venueInstant } from './venue-instant'

interface Departed {
  /** Null while no day is chosen. */
  date: LocalDate | null
  /** 'HH:MM'; null for any departure of the day. */
  time: string | null
  /** Duration; null if it is not known. */
  minutes: number | null
}

export interface Arrival {
  date: LocalDate
  /** 'HH:MM'. */
  time: string
}

/** Returns when a trip arrives, in the time zone of its departure; null if that depends on the departure taken. */
export function arrivalOf({ date, time, minutes }: Departed, timeZone: string): Arrival | null {
  if (!date || !time || !minutes) return null
  const at = new Date(venueInstant(date, time, timeZone).getTime() + minutes * 60_000)
  const clock = dateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  return { date: todayIn(timeZone, at), time: clock }
}
