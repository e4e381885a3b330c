import type { Option } from '@/lib/contract/option'
import { MAX_RANGE_DAYS } from '@/lib/domain/date-range'
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import type { SelectionDraft } from './selection-draft'

/**
 * Returns the dates in a query string (`?from=…&to=…`), which a listing filtered by date adds to its product
 * links; null if they do not fit the option.
 */
export function datesFromUrl(
  search: string,
  { window, inventory }: Pick<Option, 'window' | 'inventory'>,
  today: LocalDate,
): Pick<SelectionDraft, 'date' | 'endDate' | 'time'> | null {
  const query = new URLSearchParams(search)
  const [from, to] = [query.get('from'), query.get('to') ?? query.get('from')]
  if (!isLocalDate(from) || !isLocalDate(to) || from < today) return null
  const question = requiredDateInputs(window)
  const length = daysBetween(from, to)
  // For a stay, a single day means its night.
  if (inventory === 'NIGHTLY' && length === 0) return { date: from, endDate: addDays(from, 1), time: null }
  if (question.range && length >= (inventory === 'NIGHTLY' ? 1 : 0) && length <= MAX_RANGE_DAYS)
    return { date: from, endDate: to, time: null }
  return question.date && !question.range && length === 0 ? { date: from, endDate: null, time: null } : null
}
