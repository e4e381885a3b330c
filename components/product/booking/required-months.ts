import type { Option } from '@/lib/contract/catalog'
import { addMonths, type Month, monthOf, monthsBetween } from '@/lib/domain/month'
import { optionBack, optionsOfWay } from './return-trip'
import type { SelectionDraft } from './selection-draft'

/** A month of an option; `now` is the stock of an option without dates. */
export interface RequiredMonth {
  optionId: string
  month: Month | 'now'
}

/**
 * Returns the availability to load: the visible months and the next one, the months of the choice, for other
 * options in the same direction the month of the chosen date or all months of the stay, the same for the
 * return trip, and the stock of options without dates.
 */
export function requiredMonths(
  options: Option[],
  choice: SelectionDraft,
  visible: Month[],
  visibleBack: Month[] = [],
): RequiredMonth[] {
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

/** Returns the visible months and the next one. */
function onScreen(visible: Month[]): Month[] {
  const last = visible.at(-1)
  return last ? [...visible, addMonths(last, 1)] : []
}

function monthsOfWay(options: Option[], choice: SelectionDraft, visible: Month[]): RequiredMonth[] {
  const chosen = choice.date
    ? monthsBetween(monthOf(choice.date), monthOf(choice.endDate ?? choice.date))
    : []
  return options.flatMap(({ id, window, inventory }): RequiredMonth[] => {
    if (window === 'NONE') return [{ optionId: id, month: 'now' }]
    // Other rooms need the whole stay, other tickets only the chosen day.
    const others = inventory === 'NIGHTLY' ? chosen : chosen.slice(0, 1)
    const months = id === choice.optionId ? [...onScreen(visible), ...chosen] : others
    return [...new Set(months)].map((month) => ({ optionId: id, month }))
  })
}
