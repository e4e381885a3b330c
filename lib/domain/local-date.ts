import { dateTimeFormat } from './date-time-format'
/** Calendar dates as ISO strings (YYYY-MM-DD), without a time zone; safe to use in the browser. */
export type LocalDate = string

const DAY = 86_400_000

const utc = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`)

/** Whether a value is a valid calendar date between 2000 and 2099. */
export function isLocalDate(text: unknown): text is LocalDate {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = utc(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(utc(date) + days * DAY).toISOString().slice(0, 10)
}

/** Returns the days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((utc(to) - utc(from)) / DAY)
}

/** Returns every date from the first inclusive to the last exclusive. */
export function datesUntil(from: LocalDate, to: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index))
}

/** ISO weekday, 1 = Monday. */
export function weekday(date: LocalDate): number {
  return new Date(utc(date)).getUTCDay() || 7
}

/** Today's date in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): LocalDate {
  return dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
}
