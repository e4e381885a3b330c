import { serviceDays } from '@/components/product/booking/selection/selected-days'
import type { SelectionDraft } from '@/components/product/booking/selection/selection-draft'
import type { Availability } from '@/lib/contract/catalog'
import type { ErrorCode } from '@/lib/contract/error'
import type { Option } from '@/lib/contract/option'

/** Predicts from the calendar why the dates of a choice cannot be booked; null if no error is foreseeable. */
export function predictedError(
  choice: SelectionDraft,
  option: Option,
  { first_date, days }: Availability,
): ErrorCode | null {
  const dates = serviceDays(choice, option)
  if (dates.some((date) => date < first_date)) return 'DATE_PAST'
  const matchingDays = dates.map((date) => days.find((day) => day.date === date))
  if (matchingDays.some((day) => !day || day.status === 'closed')) return 'DATE_CLOSED'
  if (matchingDays.some((day) => day?.status === 'sold_out')) return 'SOLD_OUT'
  if (!choice.time) return null
  const slot = matchingDays[0]?.times.find(({ time }) => time === choice.time)
  if (!slot) return 'DATE_CLOSED'
  return slot.left === 0 ? 'SOLD_OUT' : slot.bookable ? null : 'TOO_LATE'
}
