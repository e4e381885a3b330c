'use client'

import type { DayButtonProps } from 'react-day-picker'
import { cx } from '../class-names'
import { Day } from './day'

/** A day of the calendar: a disc if selected, a dot below today. */
export function DayButton({ 'aria-label': label, children: _, ...props }: DayButtonProps) {
  const { selected, range_middle, disabled, today } = props.modifiers
  const chosen = Boolean(selected) && !range_middle
  return (
    <Day
      {...props}
      label={label}
      className={cx(
        'aspect-square max-w-11 rounded-full',
        chosen
          ? 'bg-brand font-semibold text-on-brand'
          : disabled
            ? 'cursor-not-allowed text-ink-3 line-through'
            : 'font-semibold hover:bg-bg-3 active:bg-line',
      )}
    >
      {today && !chosen && (
        <span className="absolute bottom-0.5 left-1/2 size-[5px] -translate-x-1/2 rounded-full bg-brand forced-colors:border-4" />
      )}
    </Day>
  )
}
