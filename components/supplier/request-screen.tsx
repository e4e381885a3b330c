'use client'

import { useTranslations } from 'next-intl'
import { ErrorState } from '@/components/ui/feedback/error-state'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { ApiError } from '@/lib/contract/error'
import { useNavigation } from '@/stores/navigation'
import { ReplyForm } from './reply-form'
import { RequestDetails } from './request-details'
import { RequestState } from './request-state'
import { tokenOf } from './token-of'
import { useRequest } from './use-request'

/** The booking named by the URL, and the supplier's reply to it. */
export function RequestScreen() {
  const t = useTranslations('supplier')
  const errorText = useErrorText()
  const token = tokenOf(useNavigation((state) => state.path))
  const { request, sendReply } = useRequest(token)
  const { data, error } = request
  if (error instanceof ApiError && error.status === 404)
    return <ErrorState title={t('wrong')}>{errorText(error)}</ErrorState>
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
      <RequestState request={data} answered={data.state !== 'open' && !sendReply.isIdle} />
      <RequestDetails request={data} />
      {data.state === 'open' && (
        <ReplyForm
          problem={sendReply.error ? errorText(sendReply.error) : null}
          busy={sendReply.isPending ? sendReply.variables.reply : null}
          legs={data.legs}
          onAccept={(seats) => sendReply.mutate({ reply: 'accept', seats })}
          onDecline={(reason) => sendReply.mutate({ reply: 'decline', reason })}
        />
      )}
    </>
  )
}
