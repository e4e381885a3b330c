'use client'

import { useTranslations } from 'next-intl'
import '@/components/page/footer-after-list.css'
import { PageMark } from '@/components/page/page-mark'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { SettingsCard } from './settings-card'

/** The sections in order, each with its approximate height. */
const SECTIONS = [
  { name: 'profile', line: 'profile.line', height: 'h-160 sm:h-138' },
  { name: 'signIn', line: null, height: 'h-60' },
  { name: 'preferences', line: 'preferences.line', height: 'h-88 md:h-94' },
  { name: 'travellers', line: 'travellers.line', height: 'h-12 sm:h-11' },
  { name: 'sessions', line: 'sessions.line', height: 'h-60 sm:h-43' },
  { name: 'data', line: 'data.line', height: 'h-12' },
  { name: 'deletion', line: 'deletion.line', height: 'h-12' },
] as const
/** Those at an API host that has no calls for settings. */
const FIXED_SECTIONS = [
  { name: 'profile', line: 'profile.fixed', height: 'h-88' },
  { name: 'preferences', line: 'preferences.line', height: 'h-64 md:h-72' },
] as const

/** The settings while they load; the known titles are already shown. */
export function SettingsSkeleton({ isOffered }: { isOffered: boolean }) {
  const t = useTranslations('settings')
  return (
    <PageMark mark="footer-waits" className="min-h-dvh">
      <Loading label={t('loading')} className="grid grid-cols-1 gap-5">
        {(isOffered ? SECTIONS : FIXED_SECTIONS).map(({ name, line, height }) => (
          <SettingsCard key={name} title={t(`${name}.title`)} line={line && t(line)}>
            <Skeleton className={`${height} rounded-12`} />
          </SettingsCard>
        ))}
      </Loading>
    </PageMark>
  )
}
