import { addDays, isLocalDate, type LocalDate } from './local-date'

/** A day of every year, 'MM-DD'. */
export type YearlyDay = string

/** The first and the last day of a period, both inclusive: both dates, or both days of every year. */
export interface DayRange {
  from: LocalDate | YearlyDay
  to: LocalDate | YearlyDay
}

/** Whether a text is a day of some year, 'MM-DD'; 02-29 is one. */
export function isYearlyDay(text: string | undefined): boolean {
  return text !== undefined && isLocalDate(`2024-${text}`)
}

/** Whether a date is within a period. A yearly period may contain the turn of the year. */
export function isWithin(date: LocalDate, { from, to }: DayRange): boolean {
  const day = date.slice(-from.length)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** Returns the first date from that day of a year on; the last one until then. 02-29 may not exist. */
const firstDate = (year: number, day: YearlyDay): LocalDate => {
  const date = `${year}-${day}`
  return isLocalDate(date) ? date : `${year}-03-01`
}
const lastDate = (year: number, day: YearlyDay): LocalDate => {
  const date = `${year}-${day}`
  return isLocalDate(date) ? date : addDays(`${year}-03-01`, -1)
}

/** Returns the dates of a period in the given years; a period with dates stays as it is. */
export function datedPeriods<T extends DayRange>(period: T, firstYear: number, lastYear: number): T[] {
  const { from, to } = period
  if (!isYearlyDay(from)) return [period]
  const overTurn = from > to
  const periods: T[] = []
  // A period over the turn of the year may have started in the year before.
  for (let year = overTurn ? firstYear - 1 : firstYear; year <= lastYear; year++) {
    const dated = { ...period, from: firstDate(year, from), to: lastDate(overTurn ? year + 1 : year, to) }
    // Only 02-29 to 02-29 has no date in most years.
    if (dated.from <= dated.to) periods.push(dated)
  }
  return periods
}
