'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { IconButton } from '@/components/ui/action/icon-button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { lazyWithRetry } from '@/components/ui/lazy/lazy-with-retry'
import { Icon } from '@/components/ui/media/icon'
import { Dropdown } from '@/components/ui/overlay/dropdown'
import { LazyDialog } from '@/components/ui/overlay/lazy-dialog'
import { factsOf } from '@/lib/domain/locale'
import { usePreferenceSheet } from './preference-sheet'

const PreferencePanel = lazyWithRetry(() =>
  import('./preference-panel').then((module) => ({ default: module.PreferencePanel })),
)

/** Language and currency: a panel below its button on wide screens, a sheet on a phone. */
export function PreferenceMenu({ state }: { state: DehydratedState }) {
  const t = useTranslations('layout.client')
  const { locale, currency } = usePreferences()
  const { shortName } = factsOf(locale)
  const { open, setOpen } = usePreferenceSheet()
  const panel = (
    <Suspense fallback={<Skeleton className="h-64 md:m-2" />}>
      <PreferencePanel state={state} />
    </Suspense>
  )
  return (
    <>
      <div className="hidden md:block">
        <Dropdown
          label={t('preferenceMenu', { language: shortName, currency })}
          className="bar-entry"
          trigger={
            <>
              <Icon name="globe-hemisphere-west" />
              {`${shortName} · ${currency}`}
            </>
          }
        >
          <div className="w-80">{panel}</div>
        </Dropdown>
      </div>
      <IconButton
        icon="globe-hemisphere-west"
        label={t('preferences')}
        className="md:hidden"
        onClick={() => setOpen(true)}
      />
      <LazyDialog open={open} onOpenChange={setOpen} title={t('preferences')}>
        {panel}
      </LazyDialog>
    </>
  )
}
