import { addDays, type LocalDate } from './local-date'

/** A calendar month as YYYY-MM. */
export type Month = string

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7)
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7)
}

/** First and last day of a month. */
export function monthDays(month: Month): { from: LocalDate; to: LocalDate } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
}

/** Returns every month from the first to the last, both inclusive. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}
