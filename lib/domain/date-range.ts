import { addDays, datesUntil, daysBetween, type LocalDate } from './local-date'

/** First and last day of a range; for nights the last one is the check-out day. */
export interface DateRange {
  date: LocalDate | null
  endDate: LocalDate | null
}

/** Maximum length of a stay or rental, in days. */
export const MAX_RANGE_DAYS = 60

interface RangeRules {
  /** Whether the range is sold by nights instead of calendar days. */
  nights: boolean
  /** Whether a day is available. */
  isOpen(date: LocalDate): boolean
}

/** Returns the charged days of a range: the nights without the check-out day, or all days. */
export function rangeDates(date: LocalDate, endDate: LocalDate, nights: boolean): LocalDate[] {
  return datesUntil(date, nights ? endDate : addDays(endDate, 1))
}

/** Whether the whole range is available. */
export function isOpenRange(date: LocalDate, endDate: LocalDate, { nights, isOpen }: RangeRules): boolean {
  const length = daysBetween(date, endDate)
  return (
    length >= (nights ? 1 : 0) && length <= MAX_RANGE_DAYS && rangeDates(date, endDate, nights).every(isOpen)
  )
}

/**
 * Returns the range after a click on a day. The first click starts it, the second ends it; a second day
 * before the first swaps them. If the range is not available as a whole, it restarts at the clicked day. An
 * unavailable day changes nothing.
 */
export function pickDay(range: DateRange, day: LocalDate, rules: RangeRules): DateRange {
  if (range.date && !range.endDate) {
    const [date, endDate] = day < range.date ? [day, range.date] : [range.date, day]
    if (isOpenRange(date, endDate, rules)) return { date, endDate }
  }
  return rules.isOpen(day) ? { date: day, endDate: null } : range
}

/** Whether a click on a day would change the range. */
export function canPick(range: DateRange, day: LocalDate, rules: RangeRules): boolean {
  if (rules.isOpen(day)) return true
  return Boolean(range.date && !range.endDate && day > range.date && isOpenRange(range.date, day, rules))
}
