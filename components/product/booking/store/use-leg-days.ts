'use client'

import { useMemo } from 'react'
import { returnDays } from '../selection/return-trip'
import type { DayLookup } from '../selection/selected-days'
import { daysOf, loadedOf } from './availability-view'
import type { Leg } from './booking-state'
import { legOf, viewOf } from './booking-view'
import { useBookingParts } from './use-booking-parts'

/** Returns the days of a leg's option; the same function until they change. */
export function useLegDays(leg: Leg): DayLookup {
  const months = useBookingParts((state) => loadedOf(state.availability, legOf(state, leg).option.id))
  const out = useBookingParts((state) => {
    const { option, selection, legs } = viewOf(state)
    if (leg === 'outward' || !legs.return) return null
    return { date: selection.date, time: selection.time, minutes: option.route?.minutes ?? 0 }
  })
  return useMemo(() => {
    const day = daysOf(months)
    return out ? returnDays(out, out.minutes, day) : day
  }, [months, out])
}
