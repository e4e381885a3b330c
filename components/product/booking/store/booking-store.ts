'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import { afterPaint } from '@/components/ui/after-paint'
import { type BookingState, initialState } from './booking-state'

export interface BookingStore extends StoreApi<BookingState> {
  /** Changes the state after the next paint, in which the pressed control shows the choice by itself. */
  changeAfterPaint(change: () => void): void
  /** Returns the state with the change that waits for the paint, for a press that depends on it. */
  latest(): BookingState
}

/** Creates the state of a booking. A change of the state follows the one that waits for a paint. */
export function createBookingStore(given: Parameters<typeof initialState>[0]): BookingStore {
  const store = createStore(() => initialState(given))
  let waiting: (() => void) | null = null
  let cancelPaint = () => {}
  const flush = () => {
    // The paint of an earlier choice must not end the wait of the next one.
    cancelPaint()
    const change = waiting
    waiting = null
    change?.()
  }
  const setState: BookingStore['setState'] = (partial) => {
    flush()
    store.setState(partial)
  }
  return {
    ...store,
    setState,
    changeAfterPaint(change) {
      flush()
      waiting = change
      cancelPaint = afterPaint(flush)
    },
    latest() {
      flush()
      return store.getState()
    },
  }
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
