'use client'

import { createContext, useContext } from 'react'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { cx } from '@/components/ui/class-names'
import { fromDate } from '@/components/ui/date-picker/calendar-date'
import { DayWords } from '@/components/ui/date-picker/day-words'

export interface CellView {
  /** Shown below the day; null while not loaded. */
  note: string | null
  /** Number of places left, if few. */
  left: string | null
  cheap: boolean
  struck: boolean
}

export const CellContext = createContext<(date: string) => CellView>(() => ({
  note: null,
  left: null,
  cheap: false,
  struck: false,
}))

/** A day of the calendar with its price. */
export function CalendarDay({ 'aria-label': label, ...props }: DayButtonProps) {
  const { note, left, cheap, struck } = useContext(CellContext)(fromDate(props.day.date))
  const isSelected = Boolean(props.modifiers.selected) && !props.modifiers.range_middle
  return (
    <DayButton
      {...props}
      aria-disabled={note === null || props['aria-disabled']}
      className={cx(
        'relative mx-auto grid h-13 w-full max-w-13 place-content-center justify-items-center rounded-[14px] text-15 leading-[1.15] tabular-nums',
        isSelected
          ? 'rounded-full! bg-brand font-semibold text-on-brand'
          : struck
            ? 'cursor-not-allowed font-normal text-ink-3 line-through'
            : 'font-semibold hover:bg-bg-3',
      )}
    >
      <DayWords words={label}>
        <span>{props.children}</span>
        {note === null ? (
          <span className="skeleton mt-1 block h-2 w-6 rounded-8" />
        ) : (
          note && (
            <span
              className={cx(
                'text-[11.5px]',
                isSelected ? 'font-medium' : cheap ? 'font-bold text-ok' : 'font-medium text-ink-3',
              )}
            >
              {note}
            </span>
          )
        )}
        {left && <span className="whitespace-nowrap text-[11.5px] font-medium">{left}</span>}
      </DayWords>
      {props.modifiers.today && !isSelected && (
        <span className="absolute bottom-0.5 left-1/2 size-[5px] -translate-x-1/2 rounded-full bg-brand" />
      )}
    </DayButton>
  )
}
