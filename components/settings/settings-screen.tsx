'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { leaveSignedOut } from '@/components/session/sign-out'
import { useSignedIn } from '@/components/session/use-signed-in'
import { travellersQuery } from '@/components/travellers/travellers-query'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { ApiError } from '@/lib/contract/error'
import { accountQuery } from './account-query'
import { DataSection } from './data-section'
import { DeletionSection } from './deletion-section'
import { FixedProfile } from './fixed-profile'
import { PreferencesSection } from './preferences-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'
import { SettingsSkeleton } from './settings-skeleton'
import { SignInSection } from './sign-in-section'
import { TravellersSection } from './travellers-section'

interface SettingsScreenProps {
  /** Whether there are calls for settings; an API host may lack them. */
  isOffered: boolean
}

/** All settings of the account. */
export function SettingsScreen({ isOffered }: SettingsScreenProps) {
  const { path } = usePreferences()
  const signedIn = useSignedIn()
  const alive = signedIn !== null
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({ ...accountQuery, enabled: alive })
  // Loaded first, as the section lies between others that must not shift.
  const travellers = useQuery({ ...travellersQuery, enabled: alive })
  const ended = error instanceof ApiError && error.code === 'UNAUTHENTICATED'
  const empty = data === undefined
  useEffect(() => {
    // The session was ended from another device; without data there is nothing to lose.
    if (ended && empty) void leaveSignedOut(path('/'))
  }, [ended, empty, path])
  const before = useRef(signedIn)
  useEffect(() => {
    // Signed in again without a reload, as a new session.
    if (before.current === false && signedIn) void refetch()
    before.current = signedIn
  }, [signedIn, refetch])

  if (!data) {
    if (!ended && (error || (alive && fetchStatus === 'paused')))
      return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <SettingsSkeleton isOffered={isOffered} />
  }
  if (travellers.isLoading && travellers.failureCount === 0) return <SettingsSkeleton isOffered={isOffered} />
  if (data.sessions === null)
    return (
      <div className="grid grid-cols-1 gap-5">
        <FixedProfile user={data.user} />
        <PreferencesSection mailLocale={null} />
      </div>
    )
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
