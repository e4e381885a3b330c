'use client'

import { useState } from 'react'
import type { BookingState } from './booking-state'
import { useBookingStore } from './booking-store'

/**
 * Returns the chosen value, and a function that chooses one. The control shows it in the frame after the press; the steps,
 * prices and dates that follow from it render after that frame.
 */
export function useChoice<Value>(
  chosen: Value,
  change: (state: BookingState, value: Value) => BookingState,
): [Value, (value: Value) => void] {
  const store = useBookingStore()
  const [pressed, setPressed] = useState<{ value: Value } | null>(null)
  function choose(value: Value) {
    setPressed({ value })
    store.changeAfterPaint(() => {
      store.setState((state) => change(state, value))
      setPressed(null)
    })
  }
  return [pressed ? pressed.value : chosen, choose]
}
