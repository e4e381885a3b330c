import { canPick, type DateRange, pickDay } from '@/lib/domain/date-range'
import type { LocalDate } from '@/lib/domain/local-date'
import { requiredDateInputs } from '@/lib/domain/selection'
import type { SelectionDraft } from '../selection/selection-draft'
import type { LegView } from './booking-view'

type Dates = Pick<SelectionDraft, 'date' | 'endDate' | 'time'>

interface Picking extends Pick<LegView, 'option' | 'day'> {
  /** The days selected so far. */
  selection: DateRange
}

function rangeRules({ option, day }: Pick<LegView, 'option' | 'day'>) {
  return {
    nights: option.inventory === 'NIGHTLY',
    isOpen: (date: LocalDate) => day(date)?.status === 'available',
  }
}

/** Whether a click on a day would change the selection. */
export function canPickDate(leg: Picking, date: LocalDate): boolean {
  const rules = rangeRules(leg)
  return requiredDateInputs(leg.option.window).range
    ? canPick(leg.selection, date, rules)
    : rules.isOpen(date)
}

/**
 * Returns the dates and the time after a click on a day: the selected time if the day has it too, or else its
 * only time. Null if the day cannot be selected.
 */
export function dateAfterPick(leg: Picking & { selection: Dates }, date: LocalDate): Dates | null {
  if (!canPickDate(leg, date)) return null
  const { option, selection, day } = leg
  if (requiredDateInputs(option.window).range)
    return { ...pickDay(selection, date, rangeRules(leg)), time: selection.time }
  const times = (day(date)?.times ?? []).filter(({ bookable }) => bookable).map(({ time }) => time)
  const [only = null, ...more] = times
  const sameTime = selection.time !== null && times.includes(selection.time)
  return { date, endDate: null, time: sameTime ? selection.time : more.length === 0 ? only : null }
}
