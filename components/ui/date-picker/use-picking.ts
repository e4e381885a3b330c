'use client'

import { useState } from 'react'
import type { LocalDate } from '@/lib/domain/local-date'
import { clickDay } from './drag'
import { dateOf, type LocalTime, momentOf, timeOf } from './moment'
import { nextMoment, nextSpan, type PickerRules, type Span } from './rules'
import { fitTime, timeBoundsOn } from './time-choices'

export type End = 'start' | 'end'

interface PickingOptions {
  rules: PickerRules
  /** The value; start and end are equal if a single value is selected. */
  value: Span | null
  isRange: boolean
  /** Default time of a day that is selected before its time. */
  near: LocalTime
  onChange(value: Span | null): void
}

/** Tracks the selection and applies a selected day, range or time to the value. */
export function usePicking({ rules, value, isRange, near, onChange }: PickingOptions) {
  const [open, setOpen] = useState<LocalDate | null>(null)
  const [times, setTimes] = useState({
    start: value ? timeOf(value.start) : '',
    end: value ? timeOf(value.end) : '',
  })
  const hasDays = rules.mode !== 'time'
  const days = value && hasDays ? { start: dateOf(value.start), end: dateOf(value.end) } : null

  function apply(next: Span | null): boolean {
    const one = () => {
      const moment = nextMoment(value?.start ?? null, next?.start ?? null, rules)
      return moment === (value?.start ?? null)
        ? value
        : moment === null
          ? null
          : { start: moment, end: moment }
    }
    const result = isRange ? nextSpan(value, next, rules) : one()
    if (result !== value) onChange(result)
    return result !== value
  }

  function requestDays(span: Span): boolean {
    const timeOn = (end: End) => fitTime(times[end] || near, timeBoundsOn(span[end], rules))
    const fitted = { start: timeOn('start'), end: timeOn('end') }
    if (rules.mode === 'datetime') setTimes(fitted)
    const at = (end: End) => momentOf(rules.mode, span[end], fitted[end])
    return apply({ start: at('start'), end: at('end') })
  }

  return {
    open,
    days,
    times,
    bounds: (end: End) => timeBoundsOn(days?.[end] ?? '', rules),
    /** Returns whether the value changed. */
    pickDay(day: LocalDate): boolean {
      if (!isRange) return requestDays({ start: day, end: day })
      const click = clickDay(open, day, rules)
      setOpen(click.open)
      if (click.span) return requestDays(click.span)
      // Who wants a single day closes the calendar after one press.
      return click.open === day && requestDays({ start: day, end: day })
    },
    pickDays(span: Span): boolean {
      setOpen(null)
      return requestDays(span)
    },
    pickTime(end: End, time: LocalTime): void {
      const next = { ...times, [end]: time }
      setTimes(next)
      if (hasDays && !days) return
      const at = (which: End) => momentOf(rules.mode, days?.[which] ?? '', next[which])
      apply(isRange ? { start: at('start'), end: at('end') } : { start: at('start'), end: at('start') })
    },
    clear(): void {
      setOpen(null)
      setTimes({ start: '', end: '' })
      apply(null)
    },
  }
}
