import { addDays, datesUntil, daysBetween, type LocalDate } from './local-date'

/** First and last day of a period; for nights the last one is the day of check-out. */
export interface DateRange {
  date: LocalDate | null
  endDate: LocalDate | null
}

/** Longest stay or rental, in days. */
export const MAX_RANGE_DAYS = 60

interface RangeRules {
  /** Whether nights are bought rather than calendar days. */
  nights: boolean
  /** Whether there is something to sell on a day. */
  isOpen(date: LocalDate): boolean
}

/** Days of a period that are paid for: nights without the day of check-out, or all of its days. */
export function rangeDates(date: LocalDate, endDate: LocalDate, nights: boolean): LocalDate[] {
  return datesUntil(date, nights ? endDate : addDays(endDate, 1))
}

/** Whether a period can be bought as a whole. */
export function isOpenRange(date: LocalDate, endDate: LocalDate, { nights, isOpen }: RangeRules): boolean {
  const length = daysBetween(date, endDate)
  return (
    length >= (nights ? 1 : 0) && length <= MAX_RANGE_DAYS && rangeDates(date, endDate, nights).every(isOpen)
  )
}

/**
 * The period after a click on a day. The first click opens it, the second closes it; a second day before the
 * first swaps them. What cannot be bought as a whole starts again at the clicked day, and a day on which
 * nothing is sold changes nothing.
 */
export function pickDay(range: DateRange, day: LocalDate, rules: RangeRules): DateRange {
  if (range.date && !range.endDate) {
    const [date, endDate] = day < range.date ? [day, range.date] : [range.date, day]
    if (isOpenRange(date, endDate, rules)) return { date, endDate }
  }
  return rules.isOpen(day) ? { date: day, endDate: null } : range
}

/** Whether a click on a day would do anything. */
export function canPick(range: DateRange, day: LocalDate, rules: RangeRules): boolean {
  if (rules.isOpen(day)) return true
  return Boolean(range.date && !range.endDate && day > range.date && isOpenRange(range.date, day, rules))
}
