'use client'

import { Suspense, useDeferredValue, useMemo } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useBooking } from '../store/booking-store'
import { viewOf } from '../store/booking-view'

const PlanNote = lazyWithRetry(() => import('./plan-note').then((module) => ({ default: module.PlanNote })))

/**
 * The note on the selected data plan. A change of the plan is deferred: while the code is loading, the note in
 * the server's HTML stays.
 */
export function PlanPart() {
  const plan = useDeferredValue(useBooking((state) => viewOf(state).option.plan))
  return useMemo(
    () =>
      plan && (
        <Suspense fallback={null}>
          <PlanNote plan={plan} />
        </Suspense>
      ),
    [plan],
  )
}
