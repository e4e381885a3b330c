import type { Option } from '@/lib/contract/option'
import type { LocalDate } from '@/lib/domain/local-date'
import { type Month, monthOf } from '@/lib/domain/month'

/**
 * Returns the month in which a calendar without a chosen day opens: that of the first bookable day, which on the last days
 * of a month may be the next one.
 * @param from the first day that may be chosen
 */
export function openingMonth(
  { next_dates: [next] = [] }: Pick<Option, 'next_dates'>,
  from: LocalDate,
): Month {
  return monthOf(next && next > from ? next : from)
}
