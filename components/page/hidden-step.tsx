'use client'

import './hidden-step.css'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'

interface HiddenStepProps {
  /** The browser's draft has been read and its step is rendered. */
  known: boolean
  /** Renders no placeholder before the step is known; for a dialog, which never survives a reload. */
  quiet?: boolean
  children: React.ReactNode
}

/**
 * Content that something saved in the tab replaces: a later step of a form, the selection in a cart. Every visitor gets the
 * same HTML with the first step. If something is saved, the script in the page's head marks it before the first paint, so
 * the first step does not flash.
 */
export function HiddenStep({ known, quiet, children }: HiddenStepProps) {
  const t = useTranslations('ui')
  useEffect(() => {
    if (known) delete document.documentElement.dataset.savedStep
  }, [known])
  return (
    <>
      {!known && !quiet && (
        <div aria-busy="true" className="saved-step grid gap-6">
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
