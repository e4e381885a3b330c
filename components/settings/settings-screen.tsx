'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { leaveSignedOut } from '@/components/account/session'
import { useSignedIn } from '@/components/cart/use-signed-in'
import { usePreferences } from '@/components/layout/preferences'
import { LoadProblem } from '@/components/ui/load-problem'
import { Skeleton } from '@/components/ui/skeleton'
import { ApiError } from '@/lib/contract/error'
import { accountQuery } from './account-query'
import { DataSection } from './data-section'
import { DeletionSection } from './deletion-section'
import { PreferencesSection } from './preferences-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { SignInSection } from './sign-in-section'
import { TravellersSection } from './travellers-section'

/** Everything that somebody can set about the own account. */
export function SettingsScreen() {
  const t = useTranslations('settings')
  const { path } = usePreferences()
  const alive = useSignedIn() !== null
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({ ...accountQuery, enabled: alive })
  const ended = error instanceof ApiError && error.code === 'UNAUTHENTICATED'
  useEffect(() => {
    // The session was ended from another device.
    if (ended) void leaveSignedOut(path('/'))
  }, [ended, path])

  if (!data) {
    if (!ended && (error || (alive && fetchStatus === 'paused')))
      return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
    return (
      <div aria-busy="true" className="grid grid-cols-1 gap-5">
        <p className="sr-only" role="status">
          {t('loading')}
        </p>
        {['h-160', 'h-72', 'h-96', 'h-80'].map((height) => (
          <Skeleton key={height} className={`${height} rounded-18`} />
        ))}
      </div>
    )
  }
  const { user, mail_locale, sessions } = data
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProfileSection user={user} />
      <SignInSection account={data} />
      <PreferencesSection mailLocale={mail_locale} />
      <TravellersSection />
      <SessionsSection sessions={sessions} />
      <DataSection />
      <DeletionSection hasPassword={data.has_password} />
    </div>
  )
}
