'use client'

import { DayButton as Base, type DayButtonProps } from 'react-day-picker'
import { cx } from '../class-names'
import { DayWords } from './day-words'

/** A day of the calendar: a disc if selected, a dot below today. */
export function DayButton({ 'aria-label': words, ...props }: DayButtonProps) {
  const { selected, range_middle, disabled, today } = props.modifiers
  const chosen = Boolean(selected) && !range_middle
  return (
    <Base
      {...props}
      className={cx(
        'relative mx-auto grid aspect-square w-full max-w-11 place-content-center rounded-full text-15 tabular-nums',
        chosen
          ? 'bg-brand font-semibold text-on-brand'
          : disabled
            ? 'cursor-not-allowed text-ink-3 line-through'
            : 'font-semibold hover:bg-bg-3 active:bg-line',
      )}
    >
      <DayWords words={words}>{props.children}</DayWords>
      {today && !chosen && (
        <span className="absolute bottom-0.5 left-1/2 size-[5px] -translate-x-1/2 rounded-full bg-brand forced-colors:border-4" />
      )}
    </Base>
  )
}
