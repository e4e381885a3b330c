import type { Option } from '@/lib/contract/catalog'
import { addMonths, type Month, monthOf, monthsBetween } from '@/lib/domain/month'
import type { Choice } from './choice'

/** A month of an option; `now` is the stock of an option without dates. */
export interface Wanted {
  optionId: string
  month: Month | 'now'
}

/**
 * What has to be known about places: the months on screen and the one after them, the months of the choice, for
 * the other options the month of the chosen date or all months of the stay, and the stock of what has no dates.
 */
export function wantedMonths(options: Option[], choice: Choice, visible: Month[]): Wanted[] {
  const last = visible.at(-1)
  const chosen = choice.date
    ? monthsBetween(monthOf(choice.date), monthOf(choice.endDate ?? choice.date))
    : []
  const onScreen = last ? [...visible, addMonths(last, 1)] : []
  return options.flatMap(({ id, window, inventory }): Wanted[] => {
    if (window === 'NONE') return [{ optionId: id, month: 'now' }]
    // Of another room one wants to know the whole stay, of another ticket only whether the day is open.
    const others = inventory === 'NIGHTLY' ? chosen : chosen.slice(0, 1)
    const months = id === choice.optionId ? [...onScreen, ...chosen] : others
    return [...new Set(months)].map((month) => ({ optionId: id, month }))
  })
}
