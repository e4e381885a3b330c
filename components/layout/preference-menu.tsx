'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Dropdown } from '@/components/ui/dropdown'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { Skeleton } from '@/components/ui/skeleton'
import { usePreferenceSheet } from './preference-sheet'
import { usePreferences } from './preferences'

const PreferencePanel = lazyWithRetry(() =>
  import('./preference-panel').then((module) => ({ default: module.PreferencePanel })),
)

const SHORT = { en: 'EN', th: 'ไทย', 'zh-cn': '中文' } as const

/** Language and currency: a panel below its button on wide screens, a sheet on a phone. */
export function PreferenceMenu({ state }: { state: DehydratedState }) {
  const t = useTranslations('layout.client')
  const { locale, currency } = usePreferences()
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
          label={`${t('preferences')}: ${SHORT[locale]}, ${currency}`}
          className="bar-entry"
          trigger={
            <>
              <Icon name="globe-hemisphere-west" />
              {`${SHORT[locale]} · ${currency}`}
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
