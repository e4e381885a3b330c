'use client'

import { Suspense, useMemo } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { requiredMonths } from '../selection/required-months'
import { useBookingParts } from '../store/use-booking-parts'

const AvailabilitySource = lazyWithRetry(() =>
  import('./availability-source').then((module) => ({ default: module.AvailabilitySource })),
)

/** Loads the availability that the booking requires; its code is loaded at the first request. */
export function AvailabilityFeed() {
  const { options, optionId, date, endDate, isReturn, returnDate, visible, visibleReturn } = useBookingParts(
    ({ product, first, selection, months }) => ({
      options: product.options,
      optionId: selection?.optionId ?? first.id,
      date: selection?.date ?? null,
      endDate: selection?.endDate ?? null,
      isReturn: selection?.bookingDetails.return !== undefined,
      returnDate: selection?.bookingDetails.return?.date ?? null,
      visible: months.outward,
      visibleReturn: months.return,
    }),
  )
  const required = useMemo(() => {
    const bookingDetails = isReturn ? { return: { date: returnDate, time: null } } : {}
    return requiredMonths(options, { optionId, date, endDate, bookingDetails }, visible, visibleReturn)
  }, [options, optionId, date, endDate, isReturn, returnDate, visible, visibleReturn])
  if (required.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AvailabilitySource required={required} />
    </Suspense>
  )
}
