import { addDays, type LocalDate } from '@/lib/domain/local-date'
import { dateOf, type Moment, type PickerMode, readMoment, type TimeAccuracy } from './moment'

/** From one moment to another that is not earlier. */
export interface Span {
  start: Moment
  end: Moment
}

export interface PickerRules {
  mode: PickerMode
  accuracy: TimeAccuracy
  /** An empty value is refused. */
  required: boolean
  /** Days that cannot be chosen. */
  isDisabled(date: LocalDate): boolean
  /** The first and the last moment; a date stands for the whole day. */
  min?: Moment
  max?: Moment
}

/** The later of two moments never comes first. */
export function inOrder(start: Moment, end: Moment): Span {
  return start > end ? { start: end, end: start } : { start, end }
}

/** Compares as far as both are exact, so that '2026-12-12' includes all of its hours. */
function outside(moment: Moment, { min, max }: Pick<PickerRules, 'min' | 'max'>): boolean {
  const before = (a: string, b: string) => {
    const length = Math.min(a.length, b.length)
    return a.slice(0, length) < b.slice(0, length)
  }
  return (min !== undefined && before(moment, min)) || (max !== undefined && before(max, moment))
}

/** Whether a day may be chosen at all. */
export function isOpenDay(date: LocalDate, rules: Pick<PickerRules, 'isDisabled' | 'min' | 'max'>): boolean {
  return !outside(date, rules) && !rules.isDisabled(date)
}

function isAllowed(moment: Moment, rules: PickerRules): boolean {
  if (outside(moment, rules)) return false
  return rules.mode === 'time' || !rules.isDisabled(dateOf(moment))
}

/** Whether every day from the one to the other may be chosen. */
export function isOpenSpan(
  first: LocalDate,
  last: LocalDate,
  rules: Pick<PickerRules, 'isDisabled' | 'min' | 'max'>,
): boolean {
  for (let date = first; date <= last; date = addDays(date, 1)) if (!isOpenDay(date, rules)) return false
  return true
}

/** What the value becomes when `next` is asked for: where that is not allowed, the previous value is kept. */
export function nextMoment(previous: Moment | null, next: Moment | null, rules: PickerRules): Moment | null {
  if (next === null || next === '') return rules.required ? previous : null
  const moment = readMoment(next, rules.mode, rules.accuracy)
  return moment !== null && isAllowed(moment, rules) ? moment : previous
}

/** The same for a span; a start later than the end is swapped with it, and no day inside may be disabled. */
export function nextSpan(previous: Span | null, next: Span | null, rules: PickerRules): Span | null {
  if (next === null || (next.start === '' && next.end === '')) return rules.required ? previous : null
  const start = readMoment(next.start, rules.mode, rules.accuracy)
  const end = readMoment(next.end, rules.mode, rules.accuracy)
  if (start === null || end === null) return previous
  const span = inOrder(start, end)
  const ends = isAllowed(span.start, rules) && isAllowed(span.end, rules)
  const whole = rules.mode === 'time' || isOpenSpan(dateOf(span.start), dateOf(span.end), rules)
  return ends && whole ? span : previous
}

/** Whether a picker that has to be filled in is empty. */
export function isMissing(value: Moment | Span | null, required: boolean): boolean {
  return required && (value === null || value === '')
}
