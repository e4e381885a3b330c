'use client'

import { useTranslations } from 'next-intl'
import '@/components/page/footer-after-list.css'
import { PageMark } from '@/components/page/page-mark'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { SettingsCard } from './settings-card'

/** The sections in order, each with its approximate height. */
const PARTS = [
  { name: 'profile', line: true, height: 'h-160 sm:h-138' },
  { name: 'signIn', line: false, height: 'h-60' },
  { name: 'preferences', line: true, height: 'h-88 md:h-94' },
  { name: 'travellers', line: true, height: 'h-12 sm:h-11' },
  { name: 'sessions', line: true, height: 'h-60 sm:h-43' },
  { name: 'data', line: true, height: 'h-12' },
  { name: 'deletion', line: true, height: 'h-12' },
] as const

/** The settings while they load; the known titles are already shown. */
export function SettingsSkeleton() {
  const t = useTranslations('settings')
  return (
    <PageMark mark="footer-waits" className="min-h-dvh">
      <Loading label={t('loading')} className="grid grid-cols-1 gap-5">
        {PARTS.map(({ name, line, height }) => (
          <SettingsCard key={name} title={t(`${name}.title`)} line={line && t(`${name}.line`)}>
            <Skeleton className={`${height} rounded-12`} />
          </SettingsCard>
        ))}
      </Loading>
    </PageMark>
  )
}
