import type { Selection } from '@/lib/contract/cart'
import type { Option } from '@/lib/contract/option'
import type { UnitType } from '@/lib/domain/catalog'
import { missingIn } from './missing-choice'
import { type SelectionDraft, startingSelection, switchOption } from './selection-draft'

/** Restores a saved selection as far as it is still valid; null if its option is no longer sold. */
export function restoredSelection(text: string | null, options: Option[]): SelectionDraft | null {
  if (!text) return null
  try {
    const stored = JSON.parse(text) as Partial<SelectionDraft>
    const option = options.find(({ id }) => id === stored.optionId)
    if (!option) return null
    const counted = Object.entries(stored.quantities ?? {}).filter(
      (entry): entry is [UnitType, number] => Number.isInteger(entry[1]) && entry[1] >= 0,
    )
    return switchOption(
      {
        ...startingSelection(option),
        date: stored.date ?? null,
        endDate: stored.endDate ?? null,
        time: stored.time ?? null,
        quantities: Object.fromEntries(counted),
        extras: Array.isArray(stored.extras) ? stored.extras : [],
        bookingDetails: stored.bookingDetails ?? {},
      },
      option,
    )
  } catch {
    return null
  }
}

/** Converts a selection in the request format back to a draft. */
function draftOf({
  option_id,
  date,
  end_date,
  time,
  quantities,
  extras,
  booking_details,
}: Selection): SelectionDraft {
  return {
    optionId: option_id,
    date: date ?? null,
    endDate: end_date ?? null,
    time: time ?? null,
    quantities,
    extras: extras ?? [],
    bookingDetails: booking_details ?? {},
  }
}

/** Returns the saved selection, or, if incomplete, the one waiting for sign-in; null if there is neither. */
export function previousSelection(
  text: string | null,
  waiting: Selection | null,
  options: Option[],
): SelectionDraft | null {
  const saved = restoredSelection(text, options)
  const option = options.find(({ id }) => id === saved?.optionId)
  if (saved && option && !missingIn(saved, option)) return saved
  return (waiting && restoredSelection(JSON.stringify(draftOf(waiting)), options)) ?? saved
}
