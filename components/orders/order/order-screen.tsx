'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SavedLink } from '@/components/offline/saved-link'
import { orderIdOf } from '@/components/orders/query/order-id'
import { orderQuery } from '@/components/orders/query/orders-query'
import { usePreferences } from '@/components/page/preferences'
import { LoadProblem } from '@/components/ui/feedback/load-problem'
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs'
import { ApiError } from '@/lib/contract/error'
import { useNavigation } from '@/stores/navigation'
import { OrderSkeleton } from './order-skeleton'
import { OrderView } from './order-view'

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'VALIDATION_FAILED')
}

/** The order named in the URL. @param notFound rendered if the order is not the visitor's */
export function OrderScreen({ notFound }: { notFound: React.ReactNode }) {
  const t = useTranslations('orders')
  const { path } = usePreferences()
  const id = orderIdOf(useNavigation((state) => state.path))
  const { data, error, isFetching, fetchStatus, refetch } = useQuery({
    ...orderQuery(id ?? ''),
    enabled: id !== null,
  })
  if (isMissing(error)) return notFound
  return (
    <div className="wrap pt-2 pb-16">
      <Breadcrumbs
        items={[{ label: t('title'), href: path('/profile/orders') }, { label: data?.reference ?? '…' }]}
      />
      {data ? (
        <OrderView key={data.id} order={data} />
      ) : error || (id && fetchStatus === 'paused') ? (
        <>
          <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />
          <SavedLink orderId={id} />
        </>
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}
