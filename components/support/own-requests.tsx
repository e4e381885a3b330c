'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { useSignedIn } from '@/components/session/use-signed-in'
import { ButtonLink } from '@/components/ui/action/button-link'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { OwnRequest } from './own-request'
import { requestsQuery } from './requests-query'

/** The visitor's requests to support, newest first. */
export function OwnRequests() {
  const t = useTranslations('supportThread')
  const { path } = usePreferences()
  const signedIn = useSignedIn() !== null
  const query = useQuery({ ...requestsQuery, enabled: signedIn })
  if (!query.data) {
    if (query.isError || (signedIn && query.fetchStatus === 'paused'))
      return <LoadProblem error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    return (
      <Loading label={t('loading')} className="grid gap-4 py-4">
        <Skeleton className="h-42 rounded-18" />
        <Skeleton className="h-42 rounded-18" />
      </Loading>
    )
  }
  const write = <ButtonLink href={path('/support')}>{t('write')}</ButtonLink>
  if (query.data.length === 0)
    return (
      <EmptyState title={t('empty')} action={write}>
        {t('emptyText')}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-6">
        {query.data.map((thread) => (
          <li key={thread.number} id={thread.number}>
            <OwnRequest thread={thread} />
          </li>
        ))}
      </ul>
      <p className="mt-8">{write}</p>
    </>
  )
}
