'use client'

import { showStep } from '../elements/step-anchor'
import { useBookingStore } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { type Purchase, purchaseOf } from './purchase'

/** Returns a function that passes on a complete selection, or leads to the step that is still missing. */
export function useComplete(): (proceed: (purchase: Purchase) => void) => void {
  const store = useBookingStore()
  return (proceed) => {
    const state = store.latest()
    const { missing } = viewOf(state)
    if (missing) return showStep(missing)
    proceed(purchaseOf(state))
  }
}
