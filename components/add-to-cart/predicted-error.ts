import { serviceDays } from '@/components/product/booking/reconcile-selection'
import type { Choice } from '@/components/product/booking/selection-draft'
import type { Availability, Option } from '@/lib/contract/catalog'
import type { ErrorCode } from '@/lib/contract/error'

/** Why the dates of a choice cannot be bought, as far as the calendar tells; null where nothing speaks against them. */
export function predictedError(
  choice: Choice,
  option: Option,
  { first_date, days }: Availability,
): ErrorCode | null {
  const wanted = serviceDays(choice, option)
  if (wanted.some((date) => date < first_date)) return 'DATE_PAST'
  const known = wanted.map((date) => days.find((day) => day.date === date))
  if (known.some((day) => !day || day.status === 'closed')) return 'DATE_CLOSED'
  if (known.some((day) => day?.status === 'sold_out')) return 'SOLD_OUT'
  if (!choice.time) return null
  const slot = known[0]?.times.find(({ time }) => time === choice.time)
  if (!slot) return 'DATE_CLOSED'
  return slot.left === 0 ? 'SOLD_OUT' : slot.bookable ? null : 'TOO_LATE'
}
