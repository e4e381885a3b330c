'use client'

import { Suspense, useRef } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useNear } from '@/components/ui/lazy/use-near'
import type { ReviewBrowserProps } from './review-browser'

const Browser = lazyWithRetry(() =>
  import('./review-browser').then((module) => ({ default: module.ReviewBrowser })),
)

/** The newest reviews; the sort and filter controls above them load near the viewport. */
export function ReviewList(props: ReviewBrowserProps) {
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  // A single review needs no controls; otherwise their space is reserved.
  const staticList = (
    <>
      {props.total > 1 && <div className="h-40 sm:h-21" />}
      {props.children}
    </>
  )
  return (
    <div ref={root}>
      {near && props.total > 1 ? (
        <Suspense fallback={staticList}>
          <Browser {...props} />
        </Suspense>
      ) : (
        staticList
      )}
    </div>
  )
}
