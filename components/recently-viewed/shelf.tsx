'use client'

import { Suspense, useEffect, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useNear } from '@/components/ui/lazy/use-near'
import { putFirst, readList, SEEN, saveList } from '@/stores/local-list'
import { MAX_SEEN } from './max-seen'

const ShelfRows = lazyWithRetry(() =>
  import('./shelf-rows').then((module) => ({ default: module.ShelfRows })),
)

/**
 * Recently viewed products of this device, and with `favourites` its favourites. At the end of a page, loaded
 * when it comes near the viewport; renders nothing for a first-time visitor.
 */
export function Shelf({ productId, favourites }: { productId?: string; favourites?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  useEffect(() => {
    if (productId) saveList(SEEN, putFirst(readList(SEEN), productId, MAX_SEEN + 1))
  }, [productId])
  return (
    <div ref={root} className="min-h-px">
      {near && (
        <Suspense>
          <ShelfRows without={productId} favourites={favourites} />
        </Suspense>
      )}
    </div>
  )
}
