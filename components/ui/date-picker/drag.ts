import type { LocalDate } from '@/lib/domain/local-date'
import { inOrder, isOpenDay, isOpenSpan, type PickerRules, type Span } from './rules'

type DayRules = Pick<PickerRules, 'isDisabled' | 'min' | 'max'>

/** A range being dragged, and the day it started from. */
export interface Drag {
  anchor: LocalDate
  span: Span
}

/** Starts a drag on a day; null if the day is disabled. */
export function startDrag(day: LocalDate, rules: DayRules): Drag | null {
  return isOpenDay(day, rules) ? { anchor: day, span: { start: day, end: day } } : null
}

/** Extends a drag to a day; a range with a disabled day is rejected and the previous one remains. */
export function dragTo(drag: Drag, day: LocalDate, rules: DayRules): Drag {
  const span = inOrder(drag.anchor, day)
  return isOpenSpan(span.start, span.end, rules) ? { anchor: drag.anchor, span } : drag
}

/**
 * Handles a click on a day: the first opens a range, the second closes it. An invalid range starts again at
 * the clicked day, and a disabled day changes nothing. The value changes only if `span` is returned.
 */
export function clickDay(
  open: LocalDate | null,
  day: LocalDate,
  rules: DayRules,
): { open: LocalDate | null; span: Span | null } {
  const started = startDrag(day, rules)
  if (!started) return { open, span: null }
  if (open === null) return { open: day, span: null }
  const span = inOrder(open, day)
  return isOpenSpan(span.start, span.end, rules) ? { open: null, span } : { open: day, span: null }
}
