import { dateTimeFormat } from './date-time-format'
/** Calendar dates as ISO strings (YYYY-MM-DD), without a time zone; safe to use in the browser. */
export type LocalDate = string

const DAY = 86_400_000

const utc = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`)

/** The last day that a text of ten characters has. */
const LAST = utc('9999-12-31')

/** Whether the year of a text such as 2026-12-31 has four digits without leading zeros: the database has no year 0000. */
export const isStorableYear = (text: string): boolean => /^[1-9]\d{3}-/.test(text)

/** Whether a value is a valid calendar date between 2000 and 2099. */
export function isLocalDate(text: unknown): text is LocalDate {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = utc(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns a date some days later, at most 9999-12-31. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Math.min(utc(date) + days * DAY, LAST)).toISOString().slice(0, 10)
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
