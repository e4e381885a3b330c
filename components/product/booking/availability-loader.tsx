'use client'

import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { AvailabilitySourceProps } from './availability-source'

const AvailabilitySource = lazyWithRetry(() =>
  import('./availability-source').then((module) => ({ default: module.AvailabilitySource })),
)

/** Loads places and prices; its code comes when something is wanted for the first time. */
export function AvailabilityLoader(props: AvailabilitySourceProps) {
  if (props.wanted.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AvailabilitySource {...props} />
    </Suspense>
  )
}
