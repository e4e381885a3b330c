import type { Option } from '@/lib/contract/option'
import type { LocalDate } from '@/lib/domain/local-date'
import { type DayLookup, serviceDays } from './selected-days'
import type { SelectionDraft } from './selection-draft'

/** Returns a selection without its unavailable dates and times. */
export function reconcileSelection(
  selection: SelectionDraft,
  option: Option,
  day: DayLookup,
): SelectionDraft {
  if (!selection.date) return selection
  const gone = (date: LocalDate) => {
    const known = day(date)
    return known !== undefined && known.status !== 'available'
  }
  if (gone(selection.date)) return { ...selection, date: null, endDate: null, time: null }
  if (serviceDays(selection, option).some(gone)) return { ...selection, endDate: null }
  const times = day(selection.date)?.times
  const lost = times?.every(({ time, bookable }) => time !== selection.time || !bookable)
  return selection.time && lost ? { ...selection, time: null } : selection
}
