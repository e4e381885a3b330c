'use client'

import { createContext, useContext } from 'react'
import type { Option } from '@/lib/contract/catalog'
import type { Month } from '@/lib/domain/month'
import type { SelectionProblem } from '@/lib/domain/selection'
import type { SelectionTotal } from '@/lib/domain/selection-total'
import type { AvailabilityView } from './availability-view'
import type { BookingProduct } from './booking-product'
import type { Choice, Missing } from './selection-draft'
import type { Buying, Goal } from './use-add-to-cart'

export interface Booking {
  product: BookingProduct
  option: Option
  choice: Choice
  /** What is still to be chosen; null where nothing is. */
  missing: Missing | null
  /** The rule that the quantities break. */
  problem: SelectionProblem | null
  total: SelectionTotal | null
  /** Places left for the choice; null where there is no limit or it is not known. */
  left: number | null
  availability: AvailabilityView
  /** The way back as a booking of its own; null where the choice is one way. */
  back: Pick<Booking, 'option' | 'choice' | 'availability' | 'show'> | null
  /** Asks again for places that could not be loaded. */
  retry(): void
  alive: boolean
  /** How high the place is that the steps have left while a sheet shows them; null where they are in the page. */
  away: number | null
  /** There is little room, however wide the screen is. */
  narrow?: boolean
  cart: Buying
  update(change: Partial<Choice>): void
  choose(option: Option): void
  /** Tells which months are on screen. */
  show(months: Month[]): void
  /** Tells that the steps have left a place of some height, or are back. */
  move(away: number | null): void
  /** Buys, or leads to what is missing. */
  buy(goal: Goal): void
}

/** What the steps ask about; those of a way back are asked within one of its own. */
export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('outside of a booking')
  return booking
}
