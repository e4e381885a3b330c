'use client'

import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { BookingState } from './booking-state'
import { useBookingStore } from './booking-store'

/** Reads several parts of the state, as an object or an array; renders again only if one is another one. */
export function useBookingParts<Parts>(select: (state: BookingState) => Parts): Parts {
  return useStore(useBookingStore(), useShallow(select))
}
