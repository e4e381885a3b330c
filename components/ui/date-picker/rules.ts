import { addDays, type LocalDate } from '@/lib/domain/local-date'
import { dateOf, type Moment, type PickerMode, readMoment, type TimeAccuracy } from './moment'

/** A range of moments; the end is never before the start. */
export interface Span {
  start: Moment
  end: Moment
}

export interface PickerRules {
  mode: PickerMode
  accuracy: TimeAccuracy
  /** An empty value is rejected. */
  required: boolean
  /** Days that cannot be selected. */
  isDisabled(date: LocalDate): boolean
  /** First and last moment; a date includes the whole day. */
  min?: Moment
  max?: Moment
}

/** Returns two moments in order. */
export function inOrder(start: Moment, end: Moment): Span {
  return start > end ? { start: end, end: start } : { start, end }
}

/** Compares up to the shorter precision, so that '2026-12-12' includes all of its hours. */
function outside(moment: Moment, { min, max }: Pick<PickerRules, 'min' | 'max'>): boolean {
  const before = (a: string, b: string) => {
    const length = Math.min(a.length, b.length)
    return a.slice(0, length) < b.slice(0, length)
  }
  return (min !== undefined && before(moment, min)) || (max !== undefined && before(max, moment))
}

/** Whether a day can be selected. */
export function isOpenDay(date: LocalDate, rules: Pick<PickerRules, 'isDisabled' | 'min' | 'max'>): boolean {
  return !outside(date, rules) && !rules.isDisabled(date)
}

function isAllowed(moment: Moment, rules: PickerRules): boolean {
  if (outside(moment, rules)) return false
  return rules.mode === 'time' || !rules.isDisabled(dateOf(moment))
}

/** Whether every day of a range can be selected. */
export function isOpenSpan(
  first: LocalDate,
  last: LocalDate,
  rules: Pick<PickerRules, 'isDisabled' | 'min' | 'max'>,
): boolean {
  for (let date = first; date <= last; date = addDays(date, 1)) if (!isOpenDay(date, rules)) return false
  return true
}

/** Returns the new value for `next`, or the previous one if `next` is not allowed. */
export function nextMoment(previous: Moment | null, next: Moment | null, rules: PickerRules): Moment | null {
  if (next === null || next === '') return rules.required ? previous : null
  const moment = readMoment(next, rules.mode, rules.accuracy)
  return moment !== null && isAllowed(moment, rules) ? moment : previous
}

/** As `nextMoment` for a range; swaps a start later than the end, and rejects ranges with a disabled day. */
export function nextSpan(previous: Span | null, next: Span | null, rules: PickerRules): Span | null {
  if (next === null || (next.start === '' && next.end === '')) return rules.required ? previous : null
  const start = readMoment(next.start, rules.mode, rules.accuracy)
  const end = readMoment(next.end, rules.mode, rules.accuracy)
  if (start === null || end === null) return previous
  const span = inOrder(start, end)
  const ends = isAllowed(span.start, rules) && isAllowed(span.end, rules)
  const allOpen = rules.mode === 'time' || isOpenSpan(dateOf(span.start), dateOf(span.end), rules)
  return ends && allOpen ? span : previous
}

/** Whether a required picker is empty. */
export function isMissing(value: Moment | Span | null, required: boolean): boolean {
  return required && (value === null || value === '')
}
