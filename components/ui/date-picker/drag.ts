import type { LocalDate } from '@/lib/domain/local-date'
import { inOrder, isOpenDay, isOpenSpan, type PickerRules, type Span } from './rules'

type DayRules = Pick<PickerRules, 'isDisabled' | 'min' | 'max'>

/** Days that are being marked, from the one where it began. */
export interface Drag {
  anchor: LocalDate
  span: Span
}

/** Begins on a day; null where that day is disabled. */
export function startDrag(day: LocalDate, rules: DayRules): Drag | null {
  return isOpenDay(day, rules) ? { anchor: day, span: { start: day, end: day } } : null
}

/** Goes on to a day; a span that would hold a disabled day is rejected, and what was marked stays marked. */
export function dragTo(drag: Drag, day: LocalDate, rules: DayRules): Drag {
  const span = inOrder(drag.anchor, day)
  return isOpenSpan(span.start, span.end, rules) ? { anchor: drag.anchor, span } : drag
}

/**
 * A click on a day: the first opens a span, the second closes it. What cannot be closed opens anew, and a disabled
 * day changes nothing. The value changes only with `span`.
 */
export function clickDay(
  open: LocalDate | null,
  day: LocalDate,
  rules: DayRules,
): { open: LocalDate | null; span: Span | null } {
  const begun = startDrag(day, rules)
  if (!begun) return { open, span: null }
  if (open === null) return { open: day, span: null }
  const span = inOrder(open, day)
  return isOpenSpan(span.start, span.end, rules) ? { open: null, span } : { open: day, span: null }
}
