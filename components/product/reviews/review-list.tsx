'use client'

import { Suspense, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { useNear } from '@/components/ui/use-near'
import type { ReviewBrowserProps } from './review-browser'

const Browser = lazyWithRetry(() =>
  import('./review-browser').then((module) => ({ default: module.ReviewBrowser })),
)

/** The newest reviews, and above them, once they come into sight, what sorts and filters. */
export function ReviewList(props: ReviewBrowserProps) {
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  // A single review has nothing to sort; else the place of the controls is kept.
  const still = (
    <>
      {props.total > 1 && <div className="h-40 sm:h-21" />}
      {props.children}
    </>
  )
  return (
    <div ref={root}>
      {near && props.total > 1 ? (
        <Suspense fallback={still}>
          <Browser {...props} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
