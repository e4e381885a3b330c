'use client'

import type { Money } from '@/lib/domain/money'
import { depositOf } from '../selection/selected-extras'
import { viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'

/** Returns the total of the selection, or the server's if it has changed; null while there is none. */
export function useShownTotal(): Money | null {
  return useBookingParts((state) => state.purchase.newTotal ?? viewOf(state).total?.total ?? null)
}

/** Returns the deposit in the total; null if the option requires none. */
export function useDeposit(): Money | null {
  return useBookingParts((state) => depositOf(viewOf(state).option, viewOf(state).selection))
}
