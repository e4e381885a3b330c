import type { Option } from '@/lib/contract/catalog'
import { addMonths, type Month, monthOf, monthsBetween } from '@/lib/domain/month'
import { optionBack, optionsOfWay } from './return-trip'
import type { Choice } from './selection-draft'

/** A month of an option; `now` is the stock of an option without dates. */
export interface Wanted {
  optionId: string
  month: Month | 'now'
}

/**
 * What has to be known about places: the months on screen and the one after them, the months of the choice, for
 * the other options that go the same way the month of the chosen date or all months of the stay, the same of the way
 * back, and the stock of what has no dates.
 */
export function wantedMonths(
  options: Option[],
  choice: Choice,
  visible: Month[],
  visibleBack: Month[] = [],
): Wanted[] {
  const option = options.find(({ id }) => id === choice.optionId)
  if (!option) return []
  const back = optionBack(options, option, choice)
  const date = choice.arrangement.return?.date
  const monthsBack = [...onScreen(visibleBack), ...(date ? [monthOf(date)] : [])]
  return [
    ...monthsOfWay(optionsOfWay(options, option), choice, visible),
    ...(back ? [...new Set(monthsBack)].map((month) => ({ optionId: back.id, month })) : []),
  ]
}

/** The months on screen and the one after them. */
function onScreen(visible: Month[]): Month[] {
  const last = visible.at(-1)
  return last ? [...visible, addMonths(last, 1)] : []
}

function monthsOfWay(options: Option[], choice: Choice, visible: Month[]): Wanted[] {
  const chosen = choice.date
    ? monthsBetween(monthOf(choice.date), monthOf(choice.endDate ?? choice.date))
    : []
  return options.flatMap(({ id, window, inventory }): Wanted[] => {
    if (window === 'NONE') return [{ optionId: id, month: 'now' }]
    // Of another room one wants to know the whole stay, of another ticket only whether the day is open.
    const others = inventory === 'NIGHTLY' ? chosen : chosen.slice(0, 1)
    const months = id === choice.optionId ? [...onScreen(visible), ...chosen] : others
    return [...new Set(months)].map((month) => ({ optionId: id, month }))
  })
}
