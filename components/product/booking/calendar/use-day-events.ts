'use client'

import { type FocusEvent, type MouseEvent, useEffect, useState } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { afterPaint } from '@/components/ui/after-paint'
import { useBookingStore } from '../store/booking-store'

const calendarOf = (element: Element) => element.closest('.rdp-root')

/**
 * Returns the events of a day, and whether it is pressed. Day picker renders all days whenever the focus moves or a day is
 * chosen: a press only marks its own day, and the others render after the paint.
 */
export function useDayEvents({ modifiers, onClick, onFocus, onBlur }: DayButtonProps) {
  const store = useBookingStore()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => (isPressed ? afterPaint(() => setPressed(false)) : undefined), [isPressed])
  return {
    isPressed,
    events: {
      onClick(event: MouseEvent<HTMLButtonElement>) {
        setPressed(!modifiers.disabled)
        store.changeAfterPaint(() => onClick?.(event))
      },
      // A press moves the focus before its click, which sets the focused day as well.
      onFocus(event: FocusEvent<HTMLButtonElement>) {
        if (event.currentTarget.matches(':focus-visible')) onFocus?.(event)
      },
      // The next day replaces this one as the focused day, also if its month has replaced this one's.
      onBlur(event: FocusEvent<HTMLButtonElement>) {
        const calendar = calendarOf(event.currentTarget)
        afterPaint(() => {
          const day = document.activeElement?.closest('[role=gridcell]') ?? null
          if (!day || (calendar && calendarOf(day) !== calendar)) onBlur?.(event)
        })
      },
    },
  }
}
