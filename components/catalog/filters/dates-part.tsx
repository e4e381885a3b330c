'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useRef } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { useNear } from '@/components/ui/lazy/use-near'
import { useFilters } from './filter-context'

const DatesField = lazyWithRetry(() =>
  import('./dates-field').then((module) => ({ default: module.DatesField })),
)

/** Filter by available dates; its code is loaded when it comes near the viewport. */
export function DatesPart() {
  const t = useTranslations('listing.dates')
  const root = useRef<HTMLDivElement>(null)
  const near = useNear(root)
  const { query, change } = useFilters()
  const waiting = (
    <>
      <span className="text-14 font-semibold">{t('label')}</span>
      <Skeleton className="mt-1.5 h-13 rounded-12" />
    </>
  )
  return (
    <div ref={root} className="needs-script min-h-20">
      <Suspense fallback={waiting}>
        {near ? <DatesField dates={query.dates} onChange={(dates) => change({ dates })} /> : waiting}
      </Suspense>
    </div>
  )
}
