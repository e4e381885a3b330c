'use client'

import { createContext, useContext } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { cx } from '@/components/ui/class-names'
import { fromDate } from '@/components/ui/date-picker/calendar-date'
import { Day } from '@/components/ui/date-picker/day'
import { useDayEvents } from './use-day-events'

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
export function CalendarDay({ 'aria-label': label, children: _, ...props }: DayButtonProps) {
  const { isPressed, events } = useDayEvents(props)
  const { note, left, cheap, struck } = useContext(CellContext)(fromDate(props.day.date))
  const isSelected = isPressed || (Boolean(props.modifiers.selected) && !props.modifiers.range_middle)
  return (
    <Day
      {...props}
      {...events}
      label={label}
      note={note || undefined}
      aria-disabled={note === null || props['aria-disabled']}
      className={cx(
        'h-13 max-w-13 rounded-[14px]',
        isSelected ? 'rounded-full! bg-brand font-semibold text-on-brand' : cheap ? 'day-cheap' : 'day-dim',
        !isSelected &&
          (struck ? 'cursor-not-allowed font-normal text-ink-3 line-through' : 'font-semibold hover:bg-bg-3'),
      )}
    >
      {note === null && <span className="skeleton mt-1 block h-2 w-6 rounded-8" />}
      {left && (
        <span aria-hidden="true" className="order-1 text-[11.5px] font-medium">
          {left}
        </span>
      )}
      {props.modifiers.today && !isSelected && (
        <span className="absolute bottom-0.5 left-1/2 size-[5px] -translate-x-1/2 rounded-full bg-brand" />
      )}
    </Day>
  )
}
