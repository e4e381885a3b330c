'use client'

import { useState } from 'react'
import type { Option } from '@/lib/contract/option'
import { AvailabilityFeed } from './availability/availability-feed'
import type { BookingProduct } from './selection/booking-product'
import type { SelectionDraft } from './selection/selection-draft'
import { BookingStoreContext, createBookingStore } from './store/booking-store'

interface BookingFrameProps {
  product: BookingProduct
  first: Option
  /** The selection to start with, whether available or not. */
  selection: SelectionDraft
  children: React.ReactNode
}

/** The steps of a booking in a narrow column. */
export function BookingFrame({ product, first, selection, children }: BookingFrameProps) {
  const [store] = useState(() => createBookingStore({ product, first, selection, live: true, narrow: true }))
  return (
    <BookingStoreContext value={store}>
      {children}
      <AvailabilityFeed />
    </BookingStoreContext>
  )
}
