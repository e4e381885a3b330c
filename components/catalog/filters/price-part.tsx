'use client'

import { Suspense, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useNear } from '@/components/ui/lazy/use-near'
import { useFilters } from './filter-context'

const PriceSlider = lazyWithRetry(() =>
  import('./price-slider').then((module) => ({ default: module.PriceSlider })),
)

/** Price bounds on a slider below a histogram; its code is loaded when it comes near the viewport. */
export function PricePart() {
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  const { query, counts, change } = useFilters()
  const { prices } = counts
  return (
    <div ref={root} className="needs-script mb-2 h-21">
      <Suspense>
        {near && prices && prices.buckets.length > 1 && (
          <PriceSlider
            key={`${query.price?.min}-${query.price?.max}`}
            prices={prices}
            range={query.price}
            onCommit={(price) => change({ price })}
          />
        )}
      </Suspense>
    </div>
  )
}
