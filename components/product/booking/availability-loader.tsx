'use client'

import { Suspense } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { AvailabilitySourceProps } from './availability-source'

const AvailabilitySource = lazyWithRetry(() =>
  import('./availability-source').then((module) => ({ default: module.AvailabilitySource })),
)

/** Loads availability and prices; its code is loaded at the first request. */
export function AvailabilityLoader(props: AvailabilitySourceProps) {
  if (props.wanted.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AvailabilitySource {...props} />
    </Suspense>
  )
}
