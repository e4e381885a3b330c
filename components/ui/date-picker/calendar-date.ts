import type { LocalDate } from '@/lib/domain/local-date'

/** Converts to a `Date` in the browser's zone, as the calendar requires; only year, month and day matter. */
export function toDate(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

export function fromDate(date: Date): LocalDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
