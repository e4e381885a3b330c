'use client'

import { lazy, Suspense, useRef } from 'react'
import { useNear } from '@/components/ui/use-near'
import { useFilters } from './filter-context'
import { PriceFields } from './price-fields'

const PriceSlider = lazy(() => import('./price-slider').then((module) => ({ default: module.PriceSlider })))

/** The bounds of the price: on a slider under how many cost how much, and as exact figures. */
export function PricePart() {
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  const { query, choices, counts, change } = useFilters()
  const { prices } = counts
  const key = `${query.price?.min}-${query.price?.max}`
  return (
    <div ref={root}>
      <div className="needs-script mb-2 h-21">
        <Suspense>
          {near && prices && prices.buckets.length > 1 && (
            <PriceSlider
              key={key}
              prices={prices}
              range={query.price}
              onCommit={(price) => change({ price })}
            />
          )}
        </Suspense>
      </div>
      <PriceFields key={key} query={query} choices={choices} onCommit={(price) => change({ price })} />
    </div>
  )
}
