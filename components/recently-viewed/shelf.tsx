'use client'

import { Suspense, useEffect, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { useNear } from '@/components/ui/use-near'
import { putFirst, readList, SEEN, saveList } from '@/stores/local-list'

const ShelfRows = lazyWithRetry(() =>
  import('./shelf-rows').then((module) => ({ default: module.ShelfRows })),
)

/** How many products a device remembers to have shown, besides the one that is being looked at. */
const MOST_SEEN = 12

/**
 * What this device has kept: products seen before, and favourites where `favourites` asks for them. It stands at the
 * end of a page and comes when it is scrolled near; a first visitor sees nothing.
 */
export function Shelf({ productId, favourites }: { productId?: string; favourites?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  useEffect(() => {
    if (productId) saveList(SEEN, putFirst(readList(SEEN), productId, MOST_SEEN + 1))
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
