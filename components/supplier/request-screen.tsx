'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/error-state'
import { useErrorWords } from '@/components/ui/error-text'
import { LoadProblem } from '@/components/ui/load-problem'
import { Loading } from '@/components/ui/loading'
import { Skeleton } from '@/components/ui/skeleton'
import { ApiError } from '@/lib/contract/error'
import { useNavigation } from '@/stores/navigation'
import { ReplyForm } from './answer-form'
import { RequestDetails } from './request-details'
import { RequestState } from './request-state'
import { tokenOf } from './token-of'
import { useRequest } from './use-request'

/** The booking that the address names, and the supplier's answer to it. */
export function RequestScreen() {
  const t = useTranslations('supplier')
  const words = useErrorWords()
  const token = tokenOf(useNavigation((state) => state.path))
  const { request, answer } = useRequest(token)
  const { data, error } = request
  if (error instanceof ApiError && error.status === 404)
    return <ErrorState title={t('wrong')}>{words(error)}</ErrorState>
  if (!data && (error || (token && request.fetchStatus === 'paused')))
    return <LoadProblem error={error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-96 rounded-18" />
      </Loading>
    )
  return (
    <>
      <h1>{t('title')}</h1>
      <RequestState request={data} answered={data.state !== 'open' && !answer.isIdle} />
      <RequestDetails request={data} />
      {data.state === 'open' && (
        <ReplyForm
          problem={answer.error ? words(answer.error) : null}
          busy={answer.isPending ? answer.variables.answer : null}
          onAccept={() => answer.mutate({ answer: 'accept' })}
          onDecline={(reason) => answer.mutate({ answer: 'decline', reason })}
        />
      )}
    </>
  )
}
