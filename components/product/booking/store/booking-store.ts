'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type BookingState, initialState } from './booking-state'

export type BookingStore = StoreApi<BookingState>

export function createBookingStore(given: Parameters<typeof initialState>[0]): BookingStore {
  return createStore(() => initialState(given))
}

/** The store of the booking around a component. Its value never changes. */
export const BookingStoreContext = createContext<BookingStore | null>(null)

export function useBookingStore(): BookingStore {
  const store = useContext(BookingStoreContext)
  if (!store) throw new Error('outside of a booking')
  return store
}

/** Reads a part of the state; renders again only if the part is another one. */
export function useBooking<Part>(select: (state: BookingState) => Part): Part {
  return useStore(useBookingStore(), select)
}
