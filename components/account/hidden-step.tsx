'use client'

import './hidden-step.css'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

interface HiddenStepProps {
  /** What the browser keeps has been read, and the step that it tells is rendered. */
  known: boolean
  /** In the place of what is not known yet: nothing, where nobody can have reloaded it. */
  quiet?: boolean
  children: React.ReactNode
}

/**
 * The steps of a form that outlive a reload. Everybody gets the same page, with the first step; where a later one is
 * kept, the script in the page's head says so before anything is painted, and the first is not shown for a moment.
 */
export function HiddenStep({ known, quiet, children }: HiddenStepProps) {
  const t = useTranslations('ui')
  useEffect(() => {
    if (known) delete document.documentElement.dataset.keptStep
  }, [known])
  return (
    <>
      {!known && !quiet && (
        <div aria-busy="true" className="kept-step grid gap-6">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-12" />
          <Skeleton className="h-20 rounded-12" />
          <Skeleton className="h-14 rounded-pill" />
        </div>
      )}
      <div className={known || quiet ? 'contents' : 'first-step contents'}>{children}</div>
    </>
  )
}
