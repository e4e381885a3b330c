'use client'

import { useMemo } from 'react'
import type { AvailabilityDay } from '@/lib/contract/catalog'
import type { LocalDate } from '@/lib/domain/local-date'
import type { Money } from '@/lib/domain/money'
import { requiredDateInputs } from '@/lib/domain/selection'
import type { Leg } from '../store/booking-state'
import { useBookingStore } from '../store/booking-store'
import { legOf } from '../store/booking-view'
import { canPickDate } from '../store/pick-date'
import { chooseDate } from '../store/transitions'
import { useBookingParts } from '../store/use-booking-parts'
import { useLegDays } from '../store/use-leg-days'

export interface DayView {
  day: AvailabilityDay
  /** Of the main unit; null if not on sale. */
  price: Money | null
  /** The day can only be the end of a stay. */
  onlyEnd: boolean
}

/** Returns what the calendar of a leg shows for a day, and the click handler. */
export function useCalendarDays(leg: Leg) {
  const store = useBookingStore()
  const day = useLegDays(leg)
  const { option, date, endDate } = useBookingParts((state) => {
    const { option, selection } = legOf(state, leg)
    return { option, date: selection.date, endDate: selection.endDate }
  })
  return useMemo(() => {
    const [main] = option.units
    const can = (picked: LocalDate) => canPickDate({ option, day, selection: { date, endDate } }, picked)

    function view(shown: LocalDate): DayView | null {
      const known = day(shown)
      if (!known) return null
      const open = known.status === 'available'
      const price = open && main ? (known.prices[main.code] ?? null) : null
      return { day: known, price, onlyEnd: !open && can(shown) }
    }

    return {
      view,
      can,
      pick: (picked: LocalDate) => store.setState((state) => chooseDate(state, leg, picked)),
      isRange: requiredDateInputs(option.window).range,
      date,
      endDate,
    }
  }, [store, leg, option, day, date, endDate])
}
