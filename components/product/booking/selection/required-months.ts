import type { Option } from '@/lib/contract/option'
import { addMonths, type Month, monthOf, monthsBetween } from '@/lib/domain/month'
import { optionsOfRoute, returnOption } from './return-trip'
import type { SelectionDraft } from './selection-draft'

/** A month of an option; `now` is the stock of an option without dates. */
export interface RequiredMonth {
  optionId: string
  month: Month | 'now'
}

type Dated = Pick<SelectionDraft, 'optionId' | 'date' | 'endDate' | 'bookingDetails'>

/**
 * Returns the availability to load: the visible months and the next one, the months of the selection, for other
 * options in the same direction the month of the chosen date or all months of the stay, the same for the
 * return trip, and the stock of options without dates.
 */
export function requiredMonths(
  options: Option[],
  selection: Dated,
  visible: Month[],
  visibleReturn: Month[] = [],
): RequiredMonth[] {
  const option = options.find(({ id }) => id === selection.optionId)
  if (!option) return []
  const opposite = returnOption(options, option, selection)
  const date = selection.bookingDetails.return?.date
  const returnMonths = [...onScreen(visibleReturn), ...(date ? [monthOf(date)] : [])]
  return [
    ...monthsOfRoute(optionsOfRoute(options, option), selection, visible),
    ...(opposite ? [...new Set(returnMonths)].map((month) => ({ optionId: opposite.id, month })) : []),
  ]
}

/** Returns the visible months and the next one. */
function onScreen(visible: Month[]): Month[] {
  const last = visible.at(-1)
  return last ? [...visible, addMonths(last, 1)] : []
}

function monthsOfRoute(options: Option[], selection: Dated, visible: Month[]): RequiredMonth[] {
  const chosen = selection.date
    ? monthsBetween(monthOf(selection.date), monthOf(selection.endDate ?? selection.date))
    : []
  return options.flatMap(({ id, window, inventory }): RequiredMonth[] => {
    if (window === 'NONE') return [{ optionId: id, month: 'now' }]
    // Other rooms need the whole stay, other tickets only the chosen day.
    const others = inventory === 'NIGHTLY' ? chosen : chosen.slice(0, 1)
    const months = id === selection.optionId ? [...onScreen(visible), ...chosen] : others
    return [...new Set(months)].map((month) => ({ optionId: id, month }))
  })
}
