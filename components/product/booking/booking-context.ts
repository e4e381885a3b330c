'use client'

import { createContext, useContext } from 'react'
import type { Option } from '@/lib/contract/catalog'
import type { Month } from '@/lib/domain/month'
import type { SelectionProblem } from '@/lib/domain/selection'
import type { SelectionTotal } from '@/lib/domain/selection-total'
import type { AvailabilityView } from './availability-view'
import type { BookingProduct } from './booking-product'
import type { Missing, SelectionDraft } from './selection-draft'
import type { Buying, Goal } from './use-add-to-cart'

export interface Booking {
  product: BookingProduct
  option: Option
  choice: SelectionDraft
  /** The first missing choice; null if complete. */
  missing: Missing | null
  /** The rule that the quantities violate. */
  problem: SelectionProblem | null
  total: SelectionTotal | null
  /** Places left for the choice; null if unlimited or not loaded. */
  left: number | null
  availability: AvailabilityView
  /** The return trip as a separate booking; null if the choice is one-way. */
  back: Pick<Booking, 'option' | 'choice' | 'availability' | 'show'> | null
  /** Refetches availability that could not be loaded. */
  retry(): void
  alive: boolean
  /** Height in pixels of the steps' placeholder while a sheet shows them; null if they are in the page. */
  away: number | null
  /** Uses the compact layout, whatever the screen width. */
  narrow?: boolean
  cart: Buying
  update(change: Partial<SelectionDraft>): void
  choose(option: Option): void
  /** Reports which months are visible. */
  show(months: Month[]): void
  /** Reports the height of the steps' placeholder when they move to the sheet, null when they return. */
  move(away: number | null): void
  /** Adds to the cart, or scrolls to the missing step. */
  buy(goal: Goal): void
}

/** The booking that the steps edit; the return trip's steps have a context of their own. */
export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('outside of a booking')
  return booking
}
