'use client'

import type { DehydratedState } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Dropdown } from '@/components/ui/dropdown'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { LazyDialog } from '@/components/ui/lazy-dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { usePreferences } from './preferences'

const PreferencePanel = lazy(() =>
  import('./preference-panel').then((module) => ({ default: module.PreferencePanel })),
)

const SHORT = { en: 'EN', th: 'ไทย', 'zh-cn': '中文' } as const

/** Language and currency: a panel below its button on wide screens, a sheet on a phone. */
export function PreferenceMenu({ state }: { state: DehydratedState }) {
  const t = useTranslations('layout.client')
  const { locale, currency } = usePreferences()
  const [sheet, setSheet] = useState(false)
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
          className="flex min-h-11 items-center gap-2 rounded-pill px-3 text-14 font-[650] whitespace-nowrap hover:bg-bg-3"
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
        onClick={() => setSheet(true)}
      />
      <LazyDialog open={sheet} onOpenChange={setSheet} title={t('preferences')}>
        {panel}
      </LazyDialog>
    </>
  )
}
