'use client'

import { useMemo } from 'react'
import type { Option } from '@/lib/contract/option'
import type { StayPrice } from '@/lib/domain/stay-price'
import { stayTotal } from '../selection/stay-total'
import { daysOf, loadedOf } from '../store/availability-view'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'
import { useBookingParts } from '../store/use-booking-parts'

/** Returns the price of the selected nights in an option; null if not nightly or not available on all. */
export function useStayTotal(option: Option): StayPrice | null {
  const isStay = option.inventory === 'NIGHTLY'
  const selection = useBooking((state) => (isStay ? viewOf(state).selection : null))
  const months = useBookingParts(({ availability }) => (isStay ? loadedOf(availability, option.id) : []))
  return useMemo(() => selection && stayTotal(selection, option, daysOf(months)), [selection, option, months])
}
