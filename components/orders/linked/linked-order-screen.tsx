'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { ErrorState } from '@/components/ui/feedback/error-state'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { send } from '@/lib/api/browser'
import { ApiError } from '@/lib/contract/error'
import type { getLinkedOrder, LinkedOrder } from '@/lib/contract/order-links'
import { useAuth } from '@/stores/auth'
import { useLoginPopup } from '@/stores/login-popup'
import { useNavigation } from '@/stores/navigation'
import { linkedToken } from './linked-token'
import { LinkedVoucher } from './linked-voucher'

/** The link is malformed, forged or expired; repeating the call does not help. */
const INVALID: readonly number[] = [404, 410, 422]

/** Leads to the order, after a sign-in. */
function SignInButton({ orderId }: { orderId: string | null }) {
  const t = useTranslations('orders.linked')
  const { path } = usePreferences()
  const showFor = useLoginPopup((state) => state.showFor)
  const target = path(orderId ? `/profile/orders/${encodeURIComponent(orderId)}` : '/profile/orders')
  return <Button onClick={() => showFor(target)}>{t('signIn')}</Button>
}

function LinkedOrderView({ order, token }: { order: LinkedOrder; token: string }) {
  const t = useTranslations('orders')
  const { id, reference, status, vouchers } = order
  const isSignedIn = useAuth((state) => state.authUser !== null)
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1>{t('linked.title', { reference })}</h1>
        {vouchers.length === 0 && (
          <p>
            <StatusBadge status={status} />
          </p>
        )}
        <p className="text-ink-2">{t(vouchers.length > 0 ? 'linked.line' : 'linked.noVoucher')}</p>
        <p>{isSignedIn ? t('linked.other') : <SignInButton orderId={id} />}</p>
      </div>
      {vouchers.map((voucher) => (
        <LinkedVoucher key={voucher.booking_id} voucher={voucher} token={token} />
      ))}
    </div>
  )
}

/** The vouchers of the order that the link of a mail names; its owner goes on to the order. */
export function LinkedOrderScreen() {
  const t = useTranslations('orders')
  const { path } = usePreferences()
  const errorText = useErrorText()
  const token = linkedToken(useNavigation((state) => state.path))
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    queryKey: ['order-link', token],
    enabled: token !== null,
    staleTime: 0,
    queryFn: async () => {
      const path = '/api/order-links/{token}'
      return (await send<typeof getLinkedOrder>('GET', path, { token: token ?? '' })).data
    },
  })
  const ownOrder = data?.own ? path(`/profile/orders/${encodeURIComponent(data.id)}`) : null
  useEffect(() => {
    if (ownOrder !== null) window.location.replace(ownOrder)
  }, [ownOrder])

  if (error instanceof ApiError && INVALID.includes(error.status))
    return (
      <ErrorState title={t('linked.invalid')} action={<SignInButton orderId={null} />}>
        {errorText(error)}
      </ErrorState>
    )
  if (!data && (error || (token && fetchStatus === 'paused')))
    return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data || !token || ownOrder !== null)
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-96 rounded-18" />
      </Loading>
    )
  return <LinkedOrderView order={data} token={token} />
}
